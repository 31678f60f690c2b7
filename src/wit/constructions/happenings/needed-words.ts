/** A part of an expression that a sentence cannot do without: one of these texts has to be in it. */
type Needed = readonly string[]

/** Where a group that begins at `from` ends: the index after its closing bracket. */
function endOfGroup(expression: string, from: number): number {
  let depth = 0
  for (let at = from; at < expression.length; at++) {
    const sign = expression[at]
    if (sign === '\\') at++
    else if (sign === '[') at = expression.indexOf(']', at + 2)
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return at + 1
  }
  return expression.length
}

/** A repeat sign at `at`, with whether it allows for none. */
function repeatAt(expression: string, at: number): { length: number; optional: boolean } {
  const [sign = ''] = /^(?:[?*+]|\{\d[^}]*\})\??/.exec(expression.slice(at)) ?? []
  return { length: sign.length, optional: /^(?:[?*]|\{0)/.test(sign) }
}

/** The alternatives of an expression, apart from those in brackets. */
function alternativesOf(expression: string): string[] {
  const found: string[] = []
  let begin = 0
  for (let at = 0; at < expression.length; at++) {
    const sign = expression[at]
    if (sign === '\\') at++
    else if (sign === '[') at = expression.indexOf(']', at + 2)
    else if (sign === '(') at = endOfGroup(expression, at) - 1
    else if (sign === '|') {
      found.push(expression.slice(begin, at))
      begin = at + 1
    }
  }
  return [...found, expression.slice(begin)]
}

const shortest = (needed: Needed) => Math.min(...needed.map((text) => text.length))
const better = (one: Needed | undefined, other: Needed | undefined): Needed | undefined =>
  !one || (other && shortest(other) > shortest(one)) ? other : one

/** What a group that begins at `at` cannot do without, and where it ends with its repeat sign. */
function neededByGroup(expression: string, at: number): { needed: Needed | undefined; end: number } {
  const after = endOfGroup(expression, at)
  const repeat = repeatAt(expression, after)
  const [opening = '('] = /^\((?:\?(?::|<\w+>|=|!|<[=!]))?/.exec(expression.slice(at)) ?? []
  // What is only looked at may be denied there.
  const isFree = repeat.optional || /[=!]/.test(opening)
  const needed = isFree ? undefined : neededWords(expression.slice(at + opening.length, after - 1))
  return { needed, end: after + repeat.length }
}

/** Where what is neither a plain letter nor a group ends: a class, a number of repeats, an escaped sign, any other sign. */
function endOfSign(expression: string, at: number): number {
  const sign = expression[at]
  if (sign === '[') return expression.indexOf(']', at + 2) + 1
  if (sign === '{') return expression.indexOf('}', at) + 1
  return at + (sign === '\\' ? 2 : 1)
}

/** What one alternative cannot do without: its longest plain text, or that of a group. */
function neededByOne(expression: string): Needed | undefined {
  let best: Needed | undefined
  let text = ''
  for (let at = 0; at < expression.length; ) {
    const sign = expression[at] ?? ''
    const repeated = repeatAt(expression, at + 1).length
    if (/[a-z' ]/.test(sign) && repeated === 0) {
      text += sign
      at++
      continue
    }
    if (text.length > 1) best = better(best, [text])
    text = ''
    if (sign === '(') {
      const group = neededByGroup(expression, at)
      best = better(best, group.needed)
      at = group.end
    } else at = /[a-z' ]/.test(sign) ? at + 1 + repeated : endOfSign(expression, at)
  }
  return text.length > 1 ? better(best, [text]) : best
}

/**
 * Texts of which a sentence has to hold one for an expression to match it: most sentences do not, which saves making the
 * expression ready, and the memory for that.
 *
 * @param expression a regular expression of lower-case words, groups and classes, in which `{name}` may stand for anything
 * @returns nothing where there are no such texts
 */
export function neededWords(expression: string): Needed | undefined {
  const all: string[] = []
  for (const alternative of alternativesOf(expression)) {
    const needed = neededByOne(alternative)
    if (!needed) return undefined
    all.push(...needed)
  }
  return all
}
