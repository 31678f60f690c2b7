import { byMail, comingSoonPage, newsletterPage } from '#content-model/pages/form-pages.ts'
import { footer } from '#content-model/site.ts'
import { type ListName, listForms } from '#forms/consent/consent-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify, notifyWords } from '#forms/notify/notify-rules.ts'

const inFooter = [footer.newsletterTitle, footer.newsletterText]
const button = '[Subscribe]'

/**
 * The text beside the sign-up field of a page, with the label of its button. The page of a form has its own text, every
 * other one that of the footer.
 * @param page path that the sign-up was sent from
 * @param sendsMail whether the site had a mail server then
 */
export function shownWording(list: ListName, page: string | undefined, sendsMail: boolean): string {
  if (list === notify.name) {
    return [comingSoonPage.title, byMail(comingSoonPage, sendsMail).lead, `[${notifyWords.send}]`].join('\n')
  }
  const own =
    page?.replace(/\/$/, '') === newsletter.path ? [newsletterPage.title, byMail(newsletterPage, sendsMail).lead] : []
  return [...own, ...inFooter, button].join('\n')
}

/** Names of all lists. */
export const listNames: readonly ListName[] = listForms.map(({ name }) => name)
