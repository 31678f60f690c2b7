import { beta } from '#forms/beta/beta-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import type { Values } from '#forms/engine/form.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { exchange, failure } from '#server/outbox/channels/http.ts'
import type { Settings } from '#server/platform/config/settings.ts'

type CollectSettings = Pick<Settings, 'collectNewsletter' | 'collectContact' | 'collectBeta'>

/** The service's parameter names in its order, with the form's fields. */
const parameters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [newsletter.name]: { email: 'email' },
  [contact.name]: { name: 'name', email: 'email', phone: 'phoneNumber', help: 'help' },
  [beta.name]: { name: 'name', email: 'email', organization: 'org', job: 'job', purpose: 'purpose' },
}

/** The form-collection service: one GET with the fields as query parameters. None when no form has an address there. */
export function collectChannel(settings: CollectSettings): Channel | undefined {
  const addresses = new Map<string, string | undefined>([
    [newsletter.name, settings.collectNewsletter],
    [contact.name, settings.collectContact],
    [beta.name, settings.collectBeta],
  ])
  if ([...addresses.values()].every((address) => address === undefined)) return undefined
  return {
    name: 'collect',
    takes: (form) => addresses.get(form) !== undefined,
    async deliver({ form, fields }, { idempotencyKey, signal }) {
      const address = addresses.get(form)
      if (address === undefined) throw new Error(`the ${form} form has no address at the form-collection service`)
      const url = collectUrl(address, form, fields)
      const answer = await exchange({ method: 'GET', url, headers: { 'idempotency-key': idempotencyKey }, signal })
      if (answer.status < 200 || answer.status > 299) throw failure(answer)
    },
  }
}

/** The service's address with the form's fields as query parameters; parameters of the address itself stay. */
export function collectUrl(address: string, form: string, fields: Values): URL {
  const url = new URL(address)
  for (const [parameter, field] of Object.entries(parameters[form] ?? {})) {
    url.searchParams.set(parameter, fields[field] ?? '')
  }
  return url
}
