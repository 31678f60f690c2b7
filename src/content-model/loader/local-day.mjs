// @ts-check
/**
 * The day in this machine's time zone, like 2026-11-22: a timer that builds the site runs by it, too. Plain JavaScript:
 * scripts/prepare.mjs imports it before packages are installed, under Node 20.
 *
 * @param {Date} now
 * @returns {string}
 */
export function localDay(now = new Date()) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
