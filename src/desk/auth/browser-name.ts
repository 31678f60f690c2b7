/** Browsers and systems by the sign in their header. Order matters: most browsers name several others too. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** Names a browser for its owner, such as Firefox on Linux. @param userAgent value of the User-Agent header */
export function browserName(userAgent = ''): string {
  const browser = browsers.find(([sign]) => userAgent.includes(sign))?.[1] ?? 'A browser'
  const system = systems.find(([sign]) => userAgent.includes(sign))?.[1]
  return system === undefined ? browser : `${browser} on ${system}`
}
