// @ts-check

/** How often a step that says nothing shows that it is still under way, in ms. */
const pulseMs = 2_000

/**
 * Says what is being done and, once it is, how long it took: one line, which grows. Its length is the progress, in a window
 * and in a log alike.
 *
 * @template Result
 * @param {string} what
 * @param {(tell: (more: string) => void) => Promise<Result>} task gets what adds to the line
 * @param {(result: Result) => string} [sum] what is said at its end, before the time
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
