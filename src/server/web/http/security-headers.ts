import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import { withoutTrailingSlash } from '#server/web/http/request-path.ts'

export const policyHeader = 'content-security-policy'

/** For answers that are not pages: assets, JSON, redirects. Should a browser show one as a page, it can do nothing. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Error pages have one stylesheet and the tab's icon. */
export const errorPagePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self'; " +
  "style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

// What browsers ask visitors for, by names that today's know: an unknown one is a warning in every visitor's console. What
// needs no leave, such as a sensor, is kept from frames by there being none.
const deniedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'window-management',
]

/**
 * Those of the headers that speak of a document and what it may do. A script, a style sheet or a font is never one, and is
 * a request that every page makes: they are half a kilobyte of it.
 */
export const documentHeaders = [
  policyHeader,
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const

/**
 * The headers of every answer, whatever its status. The strict policy is among them: a page replaces it with its own.
 *
 * @param siteUrl the site's public address; a browser is told to insist on TLS only when it begins with https.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    [policyHeader]: strictPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // What is not named is allowed to the site itself, and no page may have a frame.
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    // `no-referrer` would make browsers send `Origin: null` with forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** What a policy names a script or style by that stands in the page. */
export const inlineHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * The policy of a page without the hashes of scripts and styles that are not in it: Astro's has those of all pages, which
 * take 3 KB. Nothing is allowed that was not before, save `added`.
 *
 * @param added hashes of code in the page that the policy does not know yet
 */
export function tightenPolicy(
  policy: string,
  html: string,
  { styles = [], scripts = [] }: { styles?: readonly string[]; scripts?: readonly string[] } = {},
): string {
  const blocks = [...html.matchAll(/<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
  const code = blocks.filter(([, , attributes = '']) => !attributes.includes('application/ld+json'))
  const present = new Set(code.map(([, , , text = '']) => inlineHash(text)))
  return policy
    .replace(/ ('sha256-[^']+')/g, (whole, hash: string) => (present.has(hash) ? whole : ''))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
}

/** What the Node adapter writes of its pages' headers, in a build. */
export const policiesFile = '_headers.json'

export type StaticHeaders = readonly {
  readonly pathname: string
  readonly headers: readonly { readonly key: string; value: string }[]
}[]

/** The content security policy of each prerendered page, by its path without a trailing slash. */
export type PagePolicies = ReadonlyMap<string, string>

/**
 * Reads what the build wrote for its pages.
 *
 * @throws when the file is missing or not what `staticHeaders` of the Node adapter writes.
 */
export async function readPagePolicies(build: string): Promise<PagePolicies> {
  const file = join(build, policiesFile)
  let entries: unknown
  try {
    entries = JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new StartError(`${file} is missing or broken, so no page has a security policy. Build again: npm run build`)
  }
  const policies = new Map<string, string>()
  for (const { pathname, headers } of entries as StaticHeaders) {
    const policy = headers.find(({ key }) => key.toLowerCase() === policyHeader)
    if (policy) policies.set(withoutTrailingSlash(pathname === '' ? '/' : pathname), policy.value)
  }
  return policies
}
