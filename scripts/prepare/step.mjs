// @ts-check

/** How often a step without output adds a dot, in ms. */
const pulseMs = 2_000

/**
 * Shows a step and, once it is done, its duration: one line, which grows in a terminal and in a log alike. Its length is the
 * progress.
 *
 * @template Result
 * @param {string} what
 * @param {(tell: (more: string) => void) => Promise<Result>} task gets a function that appends to the line
 * @param {(result: Result) => string} [sum] the end of the line, before the duration
 * @returns {Promise<Result>}
 */
export async function step(what, task, sum = () => '') {
  const started = performance.now()
  const tell = (/** @type {string} */ more) => void process.stdout.write(more)
  tell(`${what} `)
  const pulse = setInterval(() => tell('.'), pulseMs)
  try {
    const result = await task(tell)
    const seconds = Math.round((performance.now() - started) / 1000)
    tell(` ${[sum(result), `${seconds} s`].filter(Boolean).join(', ')}\n`)
    return result
  } catch (error) {
    tell('\n')
    throw error
  } finally {
    clearInterval(pulse)
  }
}
