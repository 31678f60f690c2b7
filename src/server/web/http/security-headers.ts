import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import { withoutTrailingSlash } from '#server/web/http/request-path.ts'

export const policyHeader = 'content-security-policy'

/** The policy of responses that are not pages: assets, JSON, redirects. Shown as a page, they can do nothing. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Error pages have one stylesheet and the tab's icon. */
export const errorPagePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self'; " +
  "style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

// Features for which browsers ask visitors, by names that current browsers know: an unknown name is a warning in every
// visitor's console. Features without such a question, such as sensors, are denied to frames, as no frames are allowed.
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
 * Headers about documents. Scripts, style sheets and fonts are never documents and are requested by every page, so
 * these are left out to save half a kilobyte per request.
 */
export const documentHeaders = [
  policyHeader,
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const

/**
 * The headers of every response of any status. They include the strict policy; a page replaces it by its own.
 *
 * @param siteUrl the site's public address; a browser is told to insist on TLS only when it begins with https.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    [policyHeader]: strictPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Features that are not named are allowed to the site itself, and no page may have a frame.
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    // `no-referrer` would make browsers send `Origin: null` with forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** The source expression of an inline script or style for a content security policy. */
export const inlineHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * The policy of a page without the hashes of scripts and styles that are not in it: Astro's includes those of all
 * pages. Only `added` is allowed in addition.
 *
 * @param added hashes of code in the page that are missing in the policy
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

/** The Node adapter's file, in a build, of the headers of its pages. */
export const policiesFile = '_headers.json'

export type StaticHeaders = readonly {
  readonly pathname: string
  readonly headers: readonly { readonly key: string; value: string }[]
}[]

/** The content security policy of each prerendered page, by its path without a trailing slash. */
export type PagePolicies = ReadonlyMap<string, string>

/**
 * Reads the policies of a build's pages.
 *
 * @throws when the file is missing or not in the format of the Node adapter's `staticHeaders`.
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
