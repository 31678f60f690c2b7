import type { Card } from '#content-model/collections/page-cards.ts'
import { product } from '#content-model/site.ts'
import type { CardArt } from '#layouts/card-art.tsx'
import { balancedLines } from '#server/web/cards/lines.ts'
import type { Outlines, Type } from '#server/web/cards/outlines.ts'

/** Size of every card, in px. */
export const cardSize = { width: 1200, height: 630 } as const
const margin = 64

export interface Brushes {
  readonly outlines: Outlines
  readonly art: CardArt
  /** The tokens of the palette by name, as `#rrggbb`. */
  readonly colors: Readonly<Record<string, string>>
  /** A data: URL of a photograph, from the address of its copy on the site. */
  photo(address: string): string
}

/** Distance from a line's top to its baseline, in em. */
const baseline = { text: 0.95, result: 0.87, title: 0.8 } as const
/** The dash after a heading, in em: its space, its size, and how far it stands above the baseline. */
const dash = { gap: 0.095, width: 0.636, rise: 0.045 } as const
/** Top of a card's foot, in px: text above must not reach it. */
const footTop = 508

/** A card as SVG, with its words as paths. */
export function drawCard(card: Card, brushes: Brushes): string {
  const { colors } = brushes
  const drawn = card.kind === 'example' ? exampleCard(card, brushes) : titleCard(card, brushes)
  const { width, height } = cardSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${colors['ink']}">${drawn}</svg>`
  return svg
    .replaceAll('currentColor', colors['ink'] ?? '')
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colors[name] ?? '')
}

const block = (x: number, width: number, color: string | undefined) =>
  `<rect x="${x}" width="${width}" height="${cardSize.height}" fill="${color}"/>`

/** The mouth as a dash after a heading's last word. */
function dashAt(path: string, x: number, y: number, size: number): string {
  // The mouth's own grid is 40 by 24, with the origin at -20 and 8.
  const scale = (dash.width * size) / 40
  const [left, top] = [x + dash.gap * size, y - dash.rise * size - 24 * scale]
  return `<g transform="translate(${left + 20 * scale} ${top - 8 * scale}) scale(${scale})"><path d="${path}" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/></g>`
}

/** The mark and a name, bottom left. */
function foot({ outlines, art }: Brushes, name: string): string {
  const mark = art.mark.replace('<svg', `<svg x="${margin}" y="524" width="76" height="40"`)
  return mark + outlines.path(name, { size: 44, weight: 700, tracking: -0.03 }, 164, 560)
}

interface Setting {
  readonly lines: readonly string[]
  readonly type: Type
  /** How many of the first lines are set light: the sentence, before what is added to it. */
  readonly light?: number
  readonly leading: number
  readonly baseline: number
}

/** Lines below each other, the last of them with the dash. */
function heading(setting: Setting, top: number, mouth: string, outlines: Outlines): string {
  const { lines, type, light = 0, leading, baseline } = setting
  const baselineOf = (at: number) => top + type.size * baseline + at * type.size * leading
  const last = lines.length - 1
  const end = margin + outlines.width(lines[last] ?? '', type)
  return (
    lines.map((line, at) => outlines.path(line, at < light ? lightOf(type) : type, margin, baselineOf(at))).join('') +
    dashAt(mouth, end, baselineOf(last), type.size)
  )
}

const lightOf = (type: Type): Type => ({ ...type, weight: 500 })

const heightOf = ({ lines, type, leading }: Setting) => lines.length * type.size * leading

/** The sizes of a result, and the longest text, in characters, for which each is tried. */
const exampleSizes = [
  { size: 84, most: 95 },
  { size: 72, most: 130 },
  ...[60, 54, 48, 42, 36].map((size) => ({ size, most: Number.POSITIVE_INFINITY })),
]

/** The words at the largest size that fits, or else at the smallest. */
function firstThatFits(
  sizes: readonly number[],
  set: (size: number) => Setting,
  fits: (setting: Setting) => boolean,
): Setting | undefined {
  let setting: Setting | undefined
  for (const size of sizes) {
    setting = set(size)
    if (fits(setting)) break
  }
  return setting
}

function exampleCard(
  { ground, before, kept, added, foot: filed }: Card & { kind: 'example' },
  brushes: Brushes,
): string {
  const { outlines, art, colors } = brushes
  const room = cardSize.width - 2 * margin
  const small: Type = { size: 40, weight: 500, tracking: -0.01 }
  const said = balancedLines(before, (line) => outlines.width(line, small), room)
  const top = margin + said.length * 48 + 28
  const length = kept.length + added.length
  const set = (size: number): Setting => {
    const type: Type = { size, weight: 700, tracking: -0.042 }
    const widthIn = (type: Type) => (line: string) => outlines.width(line, type)
    const after = (dash.gap + dash.width) * size
    const sentence = balancedLines(kept, widthIn(lightOf(type)), room)
    const lines = [...sentence, ...balancedLines(added, widthIn(type), room, after)]
    return { lines, type, light: sentence.length, leading: 0.96, baseline: baseline.result }
  }
  const sizes = exampleSizes.filter(({ most }) => length <= most).map(({ size }) => size)
  const setting = firstThatFits(sizes, set, (one) => one.lines.length <= 5 && top + heightOf(one) <= footTop)
  const end: Type = { size: 36, weight: 500, tracking: -0.01 }
  return [
    block(0, cardSize.width, colors[ground]),
    ...said.map((line, at) => outlines.path(line, small, margin, margin + small.size * baseline.text + at * 48)),
    setting && heading(setting, top, art.smirk, outlines),
    foot(brushes, product),
    outlines.path(filed, end, cardSize.width - margin - outlines.width(filed, end), 557),
  ].join('')
}

interface Place {
  /** Width of the title, in px. */
  readonly words: number
  /** Left edge of the ground, in px; the area left of it is raised. */
  readonly ground: number
  /** Position of the drawing: its left edge, its width, and how much of its base is cropped. */
  readonly drawing: { readonly left: number; readonly size: number; readonly cropped: number }
}

const pagePlace: Place = { words: 572, ground: 700, drawing: { left: 700, size: 500, cropped: 56 } }
const places: Readonly<Record<Exclude<Card['kind'], 'example'>, Place>> = {
  post: { words: 620, ground: 0, drawing: { left: 656, size: 520, cropped: 84 } },
  page: pagePlace,
  // People and posters stand on their lower edge.
  person: { ...pagePlace, drawing: { left: 700, size: 500, cropped: 0 } },
  poster: { ...pagePlace, drawing: { left: 700, size: 500, cropped: 0 } },
  photo: pagePlace,
  home: { ...pagePlace, drawing: { left: 770, size: 360, cropped: 0 } },
}

/** Parts of a drawing in the ground's color would vanish in it, so they get another one. */
const instead: Readonly<Record<string, string>> = {
  yolk: 'tomato',
  lilac: 'sky',
  mint: 'yolk',
  sky: 'mint',
  tomato: 'yolk',
}

type TitleCard = Exclude<Card, { kind: 'example' }>

/** A card's drawing in its place, and the ground under it. */
function drawingOf(card: TitleCard, { art, photo }: Brushes): { drawn: string; ground: string } {
  const { left, size, cropped } = places[card.kind].drawing
  const standing = (shapes: string) =>
    `<g transform="translate(${left} ${cardSize.height - size + cropped}) scale(${size / 160})">${shapes}</g>`
  if (card.kind === 'poster') {
    const { drawn = '', ground = '' } = art.posters[card.poster] ?? {}
    // A poster's floor is wider than its sheet, so the sheet cuts it off.
    const height = (size * 400) / 300
    const sheet = `<svg x="${left}" y="${cardSize.height - height}" width="${size}" height="${height}" viewBox="0 0 300 400">`
    return { drawn: `${sheet}${drawn}</svg>`, ground }
  }
  if (card.kind === 'photo') {
    const { ground } = places.photo
    const place = `x="${ground}" width="${cardSize.width - ground}" height="${cardSize.height}"`
    const { card: address = '' } = card.photo
    const drawn = `<image href="${photo(address)}" ${place} preserveAspectRatio="xMidYMid slice"/>`
    return { drawn, ground: 'raised' }
  }
  const { ground } = card
  if (card.kind === 'person') return { drawn: standing(art.people[card.person] ?? ''), ground }
  if (card.kind === 'home') {
    // The face's grid is 56 by 29.5, and it is centered in its tile.
    const height = (size * 29.5) / 56
    const place = `<svg x="${left}" y="${(cardSize.height - height) / 2}" width="${size}" height="${height}"`
    return { drawn: art.mark.replace('<svg', place), ground }
  }
  const shapes = art.objects[card.object] ?? ''
  return { drawn: standing(shapes.replaceAll(`var(--${ground})`, `var(--${instead[ground]})`)), ground }
}

function titleCard(card: TitleCard, brushes: Brushes): string {
  const { outlines, art, colors } = brushes
  const { words, ground: edge } = places[card.kind]
  // The title of the home page has two sentences, each on lines of its own. The dash replaces the last period.
  const parts = card.kind === 'home' ? card.title.replace(/\.$/, '').split(/(?<=\.) /) : [card.title]
  const set = (size: number): Setting => {
    const type: Type = { size, weight: 700, tracking: -0.045 }
    const widthOf = (line: string) => outlines.width(line, type)
    const lines = parts.flatMap((part) => balancedLines(part, widthOf, words, (dash.gap + dash.width) * size))
    return { lines, type, leading: 0.9, baseline: baseline.title }
  }
  const fits = (one: Setting) =>
    one.lines.length <= 4 &&
    one.lines.every((line) => outlines.width(line, one.type) <= words) &&
    margin + heightOf(one) <= footTop
  const setting = firstThatFits([112, 88, 72, 60], set, fits)
  const { drawn, ground } = drawingOf(card, brushes)
  return [
    block(0, cardSize.width, colors['raised']),
    block(edge, cardSize.width - edge, colors[ground]),
    drawn,
    setting && heading(setting, margin, art.straight, outlines),
    foot(brushes, card.name),
  ].join('')
}
