import type { Values } from '#forms/engine/form.ts'
import { tookField, trapField } from '#forms/engine/signals.ts'

/** One thing that makes a post look like spam, and how much. */
interface Sign {
  /** Saved with the post, so it never changes and has no comma. */
  readonly name: string
  /** For the operator. */
  readonly words: string
  readonly points: number
  found(fields: Values, posted: URLSearchParams): boolean
}

/** From so many points on a post is a suspect. No sign that an honest person may give reaches it alone. */
export const suspectPoints = 5

/** Between the names of a suspect's signs. */
const between = ', '

/** Milliseconds that even a password manager's user needs. */
const shortestMs = 700

/** Fields in which an address on the web is nothing unusual. */
const linkFields = ['website', 'help', 'message', 'sentence']

/** Different addresses in a text; the same one in every field is a person with one address. */
const links = (text: string): number => new Set(text.toLowerCase().match(/(?:https?:\/\/|\bwww\.)[^\s"'<>\])]*/g)).size
const all = (fields: Values): string => Object.values(fields).join('\n')
/** All that was typed but the address that a field of its own asked for. */
const unasked = ({ website: _asked, ...fields }: Values): string => all(fields)
const longest = (fields: Values): string => Object.values(fields).reduce((a, b) => (b.length > a.length ? b : a), '')

// An agency that says what it is wants copy from us; only who offers its services has something to sell.
const wares =
  /\b(?:viagra|cialis|casino|payday loans?|porn|escorts?|backlinks?|guest posts?|seo services?|rank(?:ing)? (?:#1|first|higher) on google|crypto (?:investment|profits?)|forex|replica watches|weight loss pills?)\b/gi

// Neither reads past the next opening sign, so that a text of nothing but openings takes time in proportion to its length.
const forumLink = /\[(?:url|link)\b[^\][]*\]/i
const htmlLink = /<a\s[^<>]*href\s*=\s*["']?https?:/i

const signs: readonly Sign[] = [
  {
    name: 'trap',
    words: 'the field that no person sees was filled in',
    points: 10,
    found: (_, posted) => (posted.get(trapField) ?? '') !== '',
  },
  {
    name: 'haste',
    words: 'sent sooner than anybody could fill it in',
    points: 1,
    found: (_, posted) => tookOf(posted) < shortestMs,
  },
  {
    name: 'link in a short field',
    words: 'a link in a field for a few words',
    points: 3,
    found: (fields) => Object.entries(fields).some(([field, text]) => !linkFields.includes(field) && links(text) > 0),
  },
  { name: 'links', words: 'several links', points: 2, found: (fields) => links(unasked(fields)) >= 3 },
  {
    name: 'many links',
    words: 'more links than a person sends',
    points: 2,
    found: (fields) => links(unasked(fields)) >= 8,
  },
  {
    name: 'forum code',
    words: 'a link written as in a forum',
    points: 4,
    found: (fields) => forumLink.test(all(fields)),
  },
  {
    name: 'a link in HTML',
    words: 'a link written in HTML',
    points: 2,
    found: (fields) => htmlLink.test(all(fields)),
  },
  { name: 'wares', words: 'an offer that spam makes', points: 3, found: (fields) => waresIn(fields) >= 1 },
  { name: 'several wares', words: 'several such offers', points: 2, found: (fields) => waresIn(fields) >= 3 },
  { name: 'shouting', words: 'mostly capitals', points: 1, found: (fields) => shouts(longest(fields)) },
]

const waresIn = (fields: Values): number => new Set(all(fields).toLowerCase().match(wares)).size

function tookOf(posted: URLSearchParams): number {
  const took = posted.get(tookField) ?? ''
  // Without JavaScript nobody knows, and that is no sign of anything.
  return /^\d{1,12}$/.test(took) ? Number(took) : Number.POSITIVE_INFINITY
}

function shouts(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= 20 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7
}

/**
 * Judges a post by itself: no third party, no cookie, no memory of who sent what.
 * @param fields what the form's rules accepted
 * @param posted everything that came with it
 * @returns the names of the signs found in a suspect, or undefined when it is none
 */
export function suspicionOf(fields: Values, posted: URLSearchParams): string | undefined {
  const found = signs.filter((sign) => sign.found(fields, posted))
  const points = found.reduce((sum, sign) => sum + sign.points, 0)
  return points < suspectPoints ? undefined : found.map(({ name }) => name).join(between)
}

/** What stands among the signs of what the operator took for spam. */
const hand = { name: 'marked by hand', words: 'marked as spam at the desk' } as const

/** The suspicion of what the operator takes for spam: what it had before, and that. */
export function withHandsMark(suspicion: string | null): string {
  const names = suspicion?.split(between) ?? []
  return [...names.filter((name) => name !== hand.name), hand.name].join(between)
}

/** What a saved suspicion says, for the operator. A sign that is known no longer keeps its name. */
export const suspicionInWords = (suspicion: string): string[] =>
  suspicion.split(between).map((name) => [...signs, hand].find((sign) => sign.name === name)?.words ?? name)
