export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * The encoding of the response: the one with the highest weight, or the smaller one at equal weights. A client that
 * accepts no known encoding gets the plain bytes, which RFC 9110 prefers to a refusal.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = readWeights(acceptEncoding ?? '')
  let best: Encoding = 'identity'
  let bestWeight = 0
  for (const encoding of encodings) {
    const weight = weightOf(encoding, weights)
    if (weight > bestWeight) {
      best = encoding
      bestWeight = weight
    }
  }
  return best
}

/**
 * True when the client prefers JSON to a page, by weight and then by how exactly each is named (RFC 9110, section
 * 12.5.1). At a tie, as for programs that accept anything, it is a page.
 *
 * @param accept the header, if there was one
 */
export function prefersJson(accept: string | null | undefined): boolean {
  if (!accept) return false
  const ranges = readWeights(accept)
  const [json, html] = [match('application/json', ranges), match('text/html', ranges)]
  const more = json.weight - html.weight
  return more > 0 || (more === 0 && json.weight > 0 && json.breadth < html.breadth)
}

/** The weight of the most exact range that covers a media type, and the range's index from exact to broad. */
function match(type: string, ranges: ReadonlyMap<string, number>) {
  const weights = [type, type.replace(/\/.*/, '/*'), '*/*'].map((range) => ranges.get(range))
  const breadth = weights.findIndex((weight) => weight !== undefined)
  return { weight: weights[breadth] ?? 0, breadth }
}

function weightOf(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined)
  return named ?? weights.get('*') ?? 0
}

/**
 * `gzip;q=0.5, br` as a map of lowercase names to weights. A member with an invalid weight counts as refused. Other
 * parameters narrow a range beyond the site's types, so a member without them takes precedence.
 */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const member of header.replace(quoted, '""').split(',')) {
    const [name, ...parameters] = member.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))
    const isPlain = parameters.every((parameter) => parameter === weight)
    if (!name || (weights.has(name) && !isPlain)) continue
    weights.set(name, weight === undefined ? 1 : readWeight(weight.slice(weight.indexOf('=') + 1).trim()))
  }
  return weights
}

/** Quoted text may contain commas and semicolons, and never has a weight. */
const quoted = /"(?:\\.|[^"\\])*"?/g

const readWeight = (text: string): number => (/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0)
