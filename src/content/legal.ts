import { type CollectionEntry, render } from 'astro:content'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What stands beside a legal text. */
export const legalPages = {
  contents: 'On this page',
  updated: (date: Date) => `Last changed on ${day.format(date)}.`,
  privacyLead: 'No cookies, no tracking, and a memory of known length.',
  termsLead: 'What we ask of you, and what you may expect of us. Walk around the cone.',
} as const

/** Where a text names the address for privacy concerns. */
const addressToken = '{privacyEmail}'

/**
 * A legal text as HTML with the address for privacy concerns in its place, and its headings.
 *
 * @throws when the file was not rendered
 */
export async function legalText(legal: CollectionEntry<'legal'>, privacyEmail: string) {
  if (!legal.rendered) throw new Error(`src/content/legal/${legal.id}.md has no text`)
  const address = privacyEmail.replaceAll('&', '&amp;')
  const { headings } = await render(legal)
  return {
    html: legal.rendered.html.replaceAll(addressToken, `<a href="mailto:${address}">${address}</a>`),
    contents: headings.map(({ text, slug }) => ({ label: text, href: `#${slug}` })),
  }
}
