import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

/**
 * Ends several things at once: a step that fails is logged, and the others still run to their end.
 * @param steps by their names in the log; undefined steps have nothing to end
 */
export async function endEach(
  steps: Readonly<Record<string, (() => unknown) | undefined>>,
  log: Pick<Log, 'error'>,
): Promise<void> {
  const end = async ([step, run]: readonly [string, (() => unknown) | undefined]) => {
    try {
      await run?.()
    } catch (error) {
      log.error({ step, code: errorCode(error) }, 'a step of the stop failed; the others go on')
    }
  }
  await Promise.all(Object.entries(steps).map(end))
}
