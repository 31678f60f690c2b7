import { bodyParts } from '#content-model/collections/posts/article-body.ts'

/** Attributes that hold an address, and one that holds several. */
const addresses = /\s(href|src|poster|srcset)="([^"]*)"/g

/** Tags, comments left out. */
const tags = /<[a-z][^<>]*>/gi

/**
 * A post's HTML for a feed: every address is absolute, and the marker of the two drawings is removed.
 *
 * @param html as Markdown renders it
 * @param url the post's own address
 */
export function feedText(html: string, url: string): string {
  const { before, after } = bodyParts(html)
  const whole = (address: string) => new URL(address, url).href
  return `${before}${after}`.replace(tags, (tag) =>
    tag.replace(addresses, (_, name: string, value: string) => {
      const one = (candidate: string) => candidate.trim().replace(/^\S+/, whole)
      return ` ${name}="${name === 'srcset' ? value.split(/,\s+/).map(one).join(', ') : whole(value)}"`
    }),
  )
}
