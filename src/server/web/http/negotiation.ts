export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * The encoding to answer with: the one the reader values most, the smaller one where values are equal. A reader who
 * accepts none of ours gets the bytes as they are, which RFC 9110 prefers to a refusal.
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
 * True when the reader would rather have JSON than a page, by weight and then by how exactly each was asked for (RFC 9110,
 * section 12.5.1). Where both are equal, as for programs that take anything, it is a page.
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

/** The weight of the most exact range that covers a media type, and how broad that range is: a place in the list. */
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
 * `gzip;q=0.5, br` as a map of lowercase names to weights. A member whose weight makes no sense counts as refused. Other
 * parameters narrow a range to what we do not have, so a member without them says more.
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

/** What is in quotes may hold commas and semicolons, and is never about a weight. */
const quoted = /"(?:\\.|[^"\\])*"?/g

const readWeight = (text: string): number => (/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0)
