import { type CollectionEntry, render } from 'astro:content'
import { readOpenParts } from '#content-model/collections/open-parts.ts'
import { fillLegalText, type LegalSettings, legalValues } from '#content-model/legal-values.ts'

/**
 * A legal text as a component with the settings' values filled in, and its headings. What it links to that is missing is named
 * without a link.
 *
 * @throws when the file was not rendered, or names an unknown value
 */
export async function legalText(legal: CollectionEntry<'legal'>, settings: LegalSettings) {
  if (!legal.rendered) throw new Error(`src/content/legal/${legal.id}.md has no text`)
  const address = settings.privacyEmail.replaceAll('&', '&amp;')
  const { unlinked } = await readOpenParts()
  const filled = fillLegalText(legal.rendered.html, {
    ...legalValues(settings),
    privacyEmail: `<a href="mailto:${address}">${address}</a>`,
  })
  const { Content, headings } = await render({ ...legal, rendered: { ...legal.rendered, html: unlinked(filled) } })
  return {
    Content,
    contents: headings.map(({ text, slug }) => ({ label: text, href: `#${slug}` })),
  }
}
