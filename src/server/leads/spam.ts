import type { Values } from '#forms/engine/form.ts'
import { tookField, trapField } from '#forms/engine/signals.ts'

/** A sign of spam, with its points. */
interface Sign {
  /** Saved with the post, so it never changes and has no comma. */
  readonly name: string
  /** Description for the operator. */
  readonly words: string
  readonly points: number
  found(fields: Values, posted: URLSearchParams): boolean
}

/** A post with this many points is a suspect. Signs that honest posts may show never reach it alone. */
export const suspectPoints = 5

/** Separates the names of a suspect's signs. */
const between = ', '

/** Milliseconds that even the user of a password manager needs. */
const shortestMs = 700

/** Fields in which web addresses are usual. */
const linkFields = ['website', 'help', 'message', 'sentence']

/** Number of different addresses in a text; an address repeated in every field counts once. */
const links = (text: string): number => new Set(text.toLowerCase().match(/(?:https?:\/\/|\bwww\.)[^\s"'<>\])]*/g)).size
const all = (fields: Values): string => Object.values(fields).join('\n')
/** All text of the post, without the field that asks for an address. */
const unasked = ({ website: _asked, ...fields }: Values): string => all(fields)
const longest = (fields: Values): string => Object.values(fields).reduce((a, b) => (b.length > a.length ? b : a), '')

// An agency that describes itself wants copy from us; a seller names the services on offer.
const wares =
  /\b(?:viagra|cialis|casino|payday loans?|porn|escorts?|backlinks?|guest posts?|seo services?|rank(?:ing)? (?:#1|first|higher) on google|crypto (?:investment|profits?)|forex|replica watches|weight loss pills?)\b/gi

// Neither pattern reads past the next opening sign, so that they take linear time.
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
  // Unknown without JavaScript, which is no sign of spam.
  return /^\d{1,12}$/.test(took) ? Number(took) : Number.POSITIVE_INFINITY
}

function shouts(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= 20 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7
}

/**
 * Judges a post by its contents alone: no third party, no cookie, no memory of senders.
 * @param fields values that the form's rules accepted
 * @param posted all posted values, also those that are no field
 * @returns the names of a suspect's signs, or undefined when it is no suspect
 */
export function suspicionOf(fields: Values, posted: URLSearchParams): string | undefined {
  const found = signs.filter((sign) => sign.found(fields, posted))
  const points = found.reduce((sum, sign) => sum + sign.points, 0)
  return points < suspectPoints ? undefined : found.map(({ name }) => name).join(between)
}

/** Stands among the signs of a lead that the operator marked as spam. */
const hand = { name: 'marked by hand', words: 'marked as spam at the desk' } as const

/** The suspicion of a lead that the operator marked: its signs so far, and the mark. */
export function withHandsMark(suspicion: string | null): string {
  const names = suspicion?.split(between) ?? []
  return [...names.filter((name) => name !== hand.name), hand.name].join(between)
}

/** A saved suspicion in words, for the operator. Signs that no longer exist keep their name. */
export const suspicionInWords = (suspicion: string): string[] =>
  suspicion.split(between).map((name) => [...signs, hand].find((sign) => sign.name === name)?.words ?? name)
