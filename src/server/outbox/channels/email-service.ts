import { quote } from '#forms/quote/quote-rules.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { exchange, failure } from '#server/outbox/channels/http.ts'
import type { Settings } from '#server/platform/config/settings.ts'

type EmailSettings = Pick<Settings, 'emailApiUrl' | 'emailServiceId' | 'emailTemplateId' | 'emailPublicKey'>

/** Version of the service's browser client whose request this is. */
const libVersion = '3.10.0'

/** The email service behind the quote form: one multipart POST. None when its address is not set. */
export function emailServiceChannel(settings: EmailSettings): Channel | undefined {
  const { emailApiUrl, emailServiceId = '', emailTemplateId = '', emailPublicKey = '' } = settings
  if (emailApiUrl === undefined) return undefined
  const url = new URL(`${emailApiUrl.replace(/\/+$/, '')}/api/v1.0/email/send-form`)
  return {
    name: 'email-service',
    takes: (form) => form === quote.name,
    async deliver({ fields }, { idempotencyKey, signal }) {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.append(field, value)
      form.append('lib_version', libVersion)
      form.append('service_id', emailServiceId)
      form.append('template_id', emailTemplateId)
      form.append('user_id', emailPublicKey)
      const headers = { 'idempotency-key': idempotencyKey }
      const answer = await exchange({ method: 'POST', url, headers, body: form, signal }, true)
      if (answer.status !== 200 && answer.text !== 'OK') throw failure(answer)
    },
  }
}
