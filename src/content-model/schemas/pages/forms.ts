import { z } from 'astro/zod'
import { link, naming, text } from '#content-model/schemas/pages/text-kinds.ts'

/** Words of a page that promises letters, for a site with a mail server and for one without. */
const byMail = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  withMail: z.strictObject(shape),
  withoutMail: z.strictObject(shape),
})

/** Words of a form, which names nobody: forms are read in the browser, where the brand is not. */
const plain = text.regex(/^[^{}]*$/, 'Write it without braces')

/** Pages with a form. */
export const formPages = {
  'beta-form': z.strictObject({
    betaForm: z.strictObject({
      title: plain,
      purposes: z.array(plain).min(2).describe('What can be chosen as the purpose.'),
      reset: plain,
    }),
  }),
  'contact-form': z.strictObject({ contactForm: z.strictObject({ title: plain, help: plain, reset: plain }) }),
  'quote-form': z.strictObject({
    quoteForm: z.strictObject({
      next: z
        .strictObject({ anywhere: plain, people: plain, software: plain })
        .describe('What happens next, by where the form is.'),
      prices: z
        .strictObject({ anywhere: plain, people: plain, software: plain, link: plain })
        .describe('What follows where the site has prices: the words before the link to them, and the link.'),
    }),
  }),
  beta: z.strictObject({
    betaPage: z.strictObject({
      title: text,
      lines: z.tuple([text, text]),
      description: text,
      lead: text,
      terms: z.array(z.strictObject({ term: text, text: naming('services', 'prices', 'letters') })).min(1),
      letters: z.strictObject({ withMail: text, withoutMail: text }),
    }),
  }),
  'coming-soon': z.strictObject({
    comingSoonPage: z.strictObject({
      title: text,
      ...byMail({ description: text, lead: text }),
      countdown: z.strictObject({
        label: text,
        until: text,
        days: text,
        hours: text,
        minutes: text,
        seconds: text,
        done: text,
      }),
      way: link,
    }),
  }),
  consent: z.strictObject({
    confirmPage: z.strictObject({
      title: text,
      description: text,
      ready: text,
      button: text,
      done: text,
      used: text,
      old: naming('confirmDays'),
      broken: text.describe('The title over a link that is none of ours, or half of one.'),
      unknown: text,
      again: text,
    }),
    leavePage: z.strictObject({
      title: text,
      description: text,
      ready: text,
      button: text,
      done: text,
      used: text,
      broken: text.describe('The title over a link that is none of ours, or half of one.'),
      unknown: text,
      again: text,
    }),
    confirmLetter: z.strictObject({
      subject: text,
      text,
      earlier: naming('day'),
      button: text,
      until: naming('day'),
      not: text,
      keep: text,
    }),
    toMany: z.strictObject({ feature: naming('site'), policy: naming('site'), launch: naming('site'), leave: text }),
    autoreply: z.strictObject({
      subject: text,
      arrived: naming('day', 'time'),
      nobody: text,
      erase: text,
      button: text,
    }),
  }),
  contact: z.strictObject({
    contactPage: z.strictObject({
      title: text,
      lines: z.tuple([text, text]),
      description: text,
      lead: text,
      replies: text,
      call: text,
    }),
  }),
  erase: z.strictObject({
    erasePage: z.strictObject({
      title: text,
      description: text,
      ask: text.describe('Inside the policy, which is written before it is known whether the site sends mail.'),
      ...byMail({ lead: text }),
      byHand: link,
      aside: text.describe('On the page of its own, and not inside the policy.'),
      confirm: text,
      button: text,
      done: text,
      stale: naming('linkHours'),
      again: text,
      facts: text,
    }),
  }),
  newsletter: z.strictObject({
    newsletterPage: z.strictObject({ title: text, ...byMail({ description: text, lead: text }) }),
  }),
  quote: z.strictObject({
    quotePage: z.strictObject({ title: text, lines: z.tuple([text, text]), description: text, lead: text, free: text }),
  }),
}
