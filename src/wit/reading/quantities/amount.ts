import { type Bound, boundBefore } from './duration.ts'
import { number, numberValue } from './number.ts'
import type { Remaining, TextSpan } from './span.ts'

export interface Price extends TextSpan {
  cents: number
  symbol: string
  /** The unit of the price: "$9 a month", "$4 per person". */
  per?: string | undefined
  bound: Bound
}

export interface Percentage extends TextSpan {
  value: number
  bound: Bound
}

export interface Rating extends TextSpan {
  value: number
  /** The highest value of the scale: 5 for stars. */
  best: number
}

export interface Size extends TextSpan {
  value: number
  /** A second and third side: "30 x 40 cm". */
  sides: readonly number[]
  unit: string
  bound: Bound
}

export interface Version extends TextSpan {
  /** "2.4.1" is [2, 4, 1]. */
  parts: readonly number[]
}

const amount = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?'
const perSource =
  '(?:\\s?(?:\\/|per\\b|an?\\b|each\\b|every\\b)\\s?(month|mo|year|yr|week|day|night|hour|hr|person|guest|head|seat|user|item|ticket|pair|bottle|class|session|visit|plate|square foot|pound|piece|minute|dozen|slice|glass|child|adult|player|team|room|vehicle|car)?\\b|\\s+(monthly|yearly|annually|weekly|daily|hourly|nightly|each|apiece)\\b)?'
const scales = new Map(
  Object.entries<number>({ k: 1000, thousand: 1000, million: 1_000_000, m: 1_000_000, billion: 1e9 }),
)
const perNames = new Map(
  Object.entries<string>({
    mo: 'month',
    monthly: 'month',
    yr: 'year',
    yearly: 'year',
    annually: 'year',
    weekly: 'week',
    daily: 'day',
    hourly: 'hour',
    hr: 'hour',
    nightly: 'night',
    each: 'item',
    apiece: 'item',
  }),
)

export function takePrices(remaining: Remaining): Price[] {
  const sentence = remaining.text
  const make = (value: string, scale: string | undefined, symbol: string, per: string | undefined, span: TextSpan) => {
    const cents = Math.round(numberValue(value) * 100 * (scales.get((scale ?? '').toLowerCase()) ?? 1))
    if (!Number.isSafeInteger(cents)) return undefined
    const of = per?.toLowerCase()
    return {
      ...span,
      cents,
      symbol,
      per: of ? (perNames.get(of) ?? of) : undefined,
      bound: boundBefore(sentence.slice(0, span.from)),
    }
  }
  return [
    ...remaining.take(
      new RegExp(`([$€£])\\s?(${amount})(?:\\s?(k|m|thousand|million|billion)\\b)?${perSource}`, 'gi'),
      ([, symbol = '$', value = '', scale, one, other], span) => make(value, scale, symbol, one ?? other, span),
    ),
    ...remaining.take(
      new RegExp(`(?<![\\w.,#-])(${amount})\\s?(dollars?|usd|euros?|eur|pounds sterling|gbp)\\b${perSource}`, 'gi'),
      ([, value = '', currency = '', one, other], span) => {
        const name = currency.toLowerCase()
        let symbol = '$'
        if (name.startsWith('eu')) symbol = '€'
        if (name.startsWith('pound') || name === 'gbp') symbol = '£'
        return make(value, undefined, symbol, one ?? other, span)
      },
    ),
  ].sort((a, b) => a.from - b.from)
}

/** An amount: "$1,200", "$3.50"; without cents where these are 0. */
export function money(cents: number, symbol: string): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return (
    symbol + (cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  )
}

export function takePercentages(remaining: Remaining): Percentage[] {
  const sentence = remaining.text
  return remaining.take(
    new RegExp(`(?<![\\w$€£#.,-])(${number})\\s?(?:%|percent\\b|per cent\\b)`, 'gi'),
    ([, value = ''], span) => ({
      ...span,
      value: numberValue(value),
      bound: boundBefore(sentence.slice(0, span.from)),
    }),
  )
}

export function takeRatings(remaining: Remaining): Rating[] {
  return [
    ...remaining.take(
      /(?<![\w$.,/])(\d{1,2}(?:\.\d)?)\s?(?:out of|\/)\s?(5|10)(?![\d.%/])(?:[- ]stars?)?/gi,
      ([, value, best], span) =>
        Number(value) <= Number(best) ? { ...span, value: Number(value), best: Number(best) } : undefined,
    ),
    ...remaining.take(/(?<![\w$.,/])(\d(?:\.\d)?|five|four|three)[- ]stars?\b/gi, ([, value = ''], span) =>
      numberValue(value) <= 5 ? { ...span, value: numberValue(value), best: 5 } : undefined,
    ),
    ...remaining.take(/(?<=\brated (?:an? )?)(\d\.\d)(?!\d)/gi, ([, value], span) =>
      Number(value) <= 5 ? { ...span, value: Number(value), best: 5 } : undefined,
    ),
  ]
}

const sizeUnits =
  'tb|gb|mb|kb|terabytes?|gigabytes?|megabytes?|square feet|square foot|sq\\.? ?ft\\.?|square meters?|acres?|cm|mm|km|kilometers?|kilometres?|miles?|meters?|metres?|feet|foot|ft|inch(?:es)?|yards?|kg|kilos?|lbs?|pounds?|oz|ounces?|grams?|tons?|liters?|litres?|gallons?|degrees?|°\\s?[cf]?|calories|characters|words'

export function takeSizes(remaining: Remaining): Size[] {
  const sentence = remaining.text
  return remaining.take(
    new RegExp(
      `(?<![\\w$€£#.,:])(${number})(?:\\s?(?:x|×|by)\\s?(${number}))?(?:\\s?(?:x|×|by)\\s?(${number}))?[\\s-]?(${sizeUnits})(?![\\w])`,
      'gi',
    ),
    ([, first = '', second, third, unit = ''], span) => ({
      ...span,
      value: numberValue(first),
      sides: [first, second, third].filter((side) => side !== undefined).map(numberValue),
      unit: unit.toLowerCase().replace(/\.$/, ''),
      bound: boundBefore(sentence.slice(0, span.from)),
    }),
  )
}

export function takeVersions(remaining: Remaining): Version[] {
  const parts = (text: string) => text.split('.').map(Number)
  return [
    ...remaining.take(/\b(?:version|release|v)\.?\s?(\d{1,4}(?:\.\d{1,4}){0,3})\b/gi, ([, text = ''], span) => ({
      ...span,
      parts: parts(text),
    })),
    ...remaining.take(/(?<![\w.$])(\d{1,3}\.\d{1,3}\.\d{1,3})(?![\w.]*\d)/g, ([, text = ''], span) => ({
      ...span,
      parts: parts(text),
    })),
  ]
}

/** Takes addresses, codes, telephone, order and invoice numbers, which are no amounts. */
export function takeCodes(remaining: Remaining): TextSpan[] {
  return remaining.take(
    /\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+|\+?\d[\d ().-]{6,}\d(?![\d,:])|(?:#|\bno\.\s?|\bnumber\s|\bnr\.?\s)\d[\w-]*|\b(?-i:[A-Z]{2,})-?\d{2,}[\w-]*|\b(?:invoice|extension|ext\.?|reference|ref\.?|PO|SKU|form|route|section|article|paragraph|highway|flight|channel|zip|suite|p\.o\. box)\s\d[\w-]*(?![.,:]\d|%|\s?[ap]\.?m)|\b(?:invoice|order|ticket|case|account|reference|code|pin|zip|tracking)\s(?:number|no\.?|id|code)\s?(?:should be\s|is\s)?:?\s?\d[\w-]*(?:,?\snot\s\d+)?/gi,
    (_, span) => span,
  )
}
