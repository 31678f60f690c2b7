// @ts-check
/**
 * Content that no build shows yet: drafts, and posts for a later day. Recognized by the text of their files, so that an
 * unfinished draft need not fit a schema. Plain JavaScript: scripts/prepare.mjs imports it before packages are installed, under
 * Node 20.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const content = 'src/content'

/**
 * @typedef {object} Waiting
 * @property {string} file the entry's file, from the project's folder
 * @property {string} [day] the day it appears on, like 2026-12-01; a draft has none
 */

/**
 * @param {string} text an entry's file
 * @param {string} today like 2026-11-22
 * @returns {{ day?: string } | undefined} undefined for an entry that is shown
 */
export function waitsIn(text, today) {
  // Only the front matter of Markdown: a post may quote such a line.
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? text
  if (/^draft:[ \t]+true\b/im.test(head)) return {}
  const [, day] = /^post_date:[ \t]+(\d{4}-\d{2}-\d{2})/m.exec(head) ?? []
  return day !== undefined && day > today ? { day } : undefined
}

/**
 * Waiting entries of one folder of the content.
 * @param {string} folder like src/content/posts
 * @param {string} today
 * @param {string} [project] the folder that the site is built from
 * @returns {Waiting[]} in the order of their files' names
 */
export function waitingIn(folder, today, project = '.') {
  if (!existsSync(`${project}/${folder}`)) return []
  return readdirSync(`${project}/${folder}`)
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`
      const waits = waitsIn(readFileSync(`${project}/${file}`, 'utf8'), today)
      return waits === undefined ? [] : [{ file, ...waits }]
    })
}

/**
 * Waiting entries of all content.
 * @param {string} today
 * @param {string} [project] the folder that the site is built from
 * @returns {Waiting[]}
 */
export const allWaiting = (today, project = '.') =>
  readdirSync(`${project}/${content}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => waitingIn(`${content}/${name}`, today, project))

const leftOutSaid = 'Left out, a draft: '

/**
 * @param {string} entry like posts/my-post
 * @param {readonly { readonly labels: string, readonly lacks: string | undefined }[]} mistakes what keeps it from being shown
 * @returns {string} like "Left out, a draft: posts/my-post (no title, unfinished numbers)"
 */
export function leftOut(entry, mistakes) {
  const each = mistakes.map(({ labels, lacks }) =>
    lacks === undefined ? `unfinished ${labels.split(',')[0]?.toLowerCase()}` : `no ${lacks}`,
  )
  return `${leftOutSaid}${entry}${each.length === 0 ? '' : ` (${[...new Set(each)].join(', ')})`}`
}

/**
 * @param {string} output Astro's
 * @returns {string[]} the lines in it about entries that were left out
 */
export const leftOutIn = (output) => output.match(new RegExp(`${leftOutSaid}.*`, 'g'))?.sort() ?? []
