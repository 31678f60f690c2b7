import type { Submission } from '#server/outbox/channels/channel.ts'
import { smtpChannel } from '#server/outbox/channels/owner-mail.ts'

export const submission: Submission = {
  id: '134ccbec',
  form: 'contact',
  createdAt: '2026-11-21T09:54:55.926Z',
  fields: { name: 'José O’Brien', email: 'jose@example.com', phoneNumber: '', help: 'Two lines.\n.\nAnd a dot.' },
}

interface Options {
  leadsTo?: readonly string[]
  leadsToBeta?: readonly string[]
  auth?: { user: string; pass: string }
}

export function channelTo(port: number, { leadsTo = ['owner@deadpan.example'], leadsToBeta = [], auth }: Options = {}) {
  const smtp = { host: '127.0.0.1', port, secure: false, auth }
  const mailFrom = { name: 'Deadpan’s site', address: 'site@deadpan.example' }
  const channel = smtpChannel({ smtp, leadsTo, leadsToBeta, mailFrom })
  if (!channel) throw new Error('No channel')
  return channel
}

export const deliver = (port: number, options?: Options, changes: Partial<Submission> = {}, signal?: AbortSignal) =>
  channelTo(port, options).deliver(
    { ...submission, ...changes },
    { idempotencyKey: 'key-1', signal: signal ?? new AbortController().signal },
  )
