import type { Selector, SelectorComponent } from 'lightningcss'

/** What a selector may ask for that a page can lack. States, ids and attributes that browsers set are not among it. */
export interface Asked {
  /** An attribute is one that begins with `data-`, which only a page or its scripts can set. */
  readonly kind: 'class' | 'element' | 'attribute'
  readonly name: string
  /** Of an attribute; without one, any is meant. */
  readonly value?: string | undefined
}

/** As it stands in a style sheet. */
export const selectorOf = ({ kind, name, value }: Asked): string => {
  if (kind === 'class') return `.${name}`
  if (kind === 'element') return name
  if (value === undefined) return `[${name}]`
  return /^[a-z_][\w-]*$/i.test(value) ? `[${name}=${value}]` : `[${name}="${value}"]`
}

/** The pseudo-classes that want one of the selectors they list. Those of `:not()` may be missing. */
const alternatives = new Set(['is', 'where', 'any', 'has'])

/** Whether anything can match a selector, where `shown` says of what it asks for whether anything has it. */
export const canMatch = (selector: Selector, shown: (asked: Asked) => boolean): boolean =>
  selector.every((part) => {
    const inner = alternativesOf(part)
    if (inner) return inner.some((one) => canMatch(one, shown))
    const asked = askedBy(part)
    return asked === undefined || shown(asked)
  })

function alternativesOf(part: SelectorComponent): readonly Selector[] | undefined {
  if (part.type !== 'pseudo-class' || !alternatives.has(part.kind) || !('selectors' in part)) return undefined
  // Of no pseudo-class above, but one that lists none is declared to have null.
  return part.selectors?.filter(Array.isArray)
}

function askedBy(part: SelectorComponent): Asked | undefined {
  if (part.type === 'class') return { kind: 'class', name: part.name }
  // A table has this one though no page says it.
  if (part.type === 'type' && part.name !== 'tbody') return { kind: 'element', name: part.name }
  if (part.type !== 'attribute' || !part.name.startsWith('data-')) return undefined
  const { operation, name } = part
  return { kind: 'attribute', name, value: operation?.operator === 'equal' ? operation.value : undefined }
}

/** All that a selector asks for, `:not()` and what it lists left out. */
export const askedIn = (selector: Selector): Asked[] =>
  selector.flatMap((part) => {
    const asked = askedBy(part)
    return asked ? [asked] : (alternativesOf(part) ?? []).flatMap(askedIn)
  })

/** Whether a selector builds on that of the rule around its own. */
export const isNested = (selector: Selector): boolean =>
  selector.some((part) => part.type === 'nesting' || (alternativesOf(part) ?? []).some(isNested))
