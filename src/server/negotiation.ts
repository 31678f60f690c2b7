export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * The encoding to answer with: the one the reader values most, the smaller one where values are equal. A reader who
 * accepts none of ours gets the bytes as they are, which RFC 9110 prefers to a refusal.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const weights = readWeights(acceptEncoding)
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

/** True when the reader would rather have JSON than a page. Programs say so; browsers never do. */
export function prefersJson(accept: string | undefined): boolean {
  if (accept === undefined) return false
  const weights = readWeights(accept)
  const json = weights.get('application/json') ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? 0
  return json > html
}

function weightOf(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined)
  if (named !== undefined) return named
  const anyOther = weights.get('*')
  if (anyOther !== undefined) return anyOther
  // Bytes as they are stay acceptable unless refused, but after everything the reader asked for by name.
  return encoding === 'identity' ? 0.0001 : 0
}

/** `gzip;q=0.5, br` as a map of lowercase names to weights. A member whose weight makes no sense counts as refused. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const member of header.split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase())
    if (name === '') continue
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))
    weights.set(name, weight === undefined ? 1 : readWeight(weight.replace(/^q\s*=\s*/, '')))
  }
  return weights
}

const readWeight = (text: string): number => (/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0)
