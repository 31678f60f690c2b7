// @ts-check
/**
 * The day that it is where this machine is, like 2026-11-22: a timer that builds the site runs by the machine's day too.
 * Plain JavaScript: scripts/prepare.mjs asks before anything is installed, under Node 20.
 *
 * @param {Date} now
 * @returns {string}
 */
export function localDay(now = new Date()) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
