import type { Clock } from '#server/platform/clock.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'
import { CompletionFailure } from '#server/questions/ai/completion.ts'
import type { GuardedWriting } from '#server/questions/ai/guarded-writing.ts'
import type { Tried } from '#server/questions/read-tried.ts'
import type { Gate } from '#wit/gate/gate.ts'
import type { Drawer } from '#wit/nearest/nearest.ts'
import { read } from '#wit/reading/reading.ts'
import type { WrittenFault, WrittenJoke } from '#wit/written/candidate.ts'
import { checkCandidates, drawerGists } from '#wit/written/checks.ts'
import { readCandidates, readRanking } from '#wit/written/output.ts'
import { candidatesPrompt, type Prompt, rankingPrompt, repairPrompt } from '#wit/written/prompt.ts'
import type { Gist } from '#wit/written/same-joke.ts'

export interface ResultWriter {
  /** The model's name, as visitors read it. */
  readonly model: string
  /** Whether the service can be asked now. */
  isAvailable(tried: Tried, drawer: Drawer, gate: Gate): boolean
  /**
   * Has results written for a sentence that the gate let through. Never throws.
   * @param signal aborted when the visitor leaves
   * @returns the results that may be shown, best first; empty when none may
   */
  write(tried: Tried, drawer: Drawer, gate: Gate, signal: AbortSignal): Promise<readonly WrittenJoke[]>
}

export interface ResultWriterParts {
  readonly writing: GuardedWriting
  readonly clock: Pick<Clock, 'after'>
  /** Milliseconds that all calls for one sentence may take together. */
  readonly timeoutMs: number
  readonly log: Pick<Log, 'warn'>
}

/** Milliseconds: browsers give up after 30 seconds (src/try/ask.ts), and the answer without a service takes time. */
const longestWait = 25_000

/** Nearest examples that are read as models of the voice; not each has a result that can be one. */
const nearestLookedAt = 12

/** Has a completion service write results, checks them here and has it name the best. Results are not kept. */
export function createResultWriter({ writing, clock, timeoutMs, log }: ResultWriterParts): ResultWriter {
  const gists = new WeakMap<Drawer, readonly Gist[]>()

  function gistsOf(drawer: Drawer): readonly Gist[] {
    const known = gists.get(drawer)
    if (known) return known
    const all = drawer.nearest(read(''), Number.POSITIVE_INFINITY).map(({ example }) => example)
    const made = drawerGists(all)
    gists.set(drawer, made)
    return made
  }

  const promptFor = ({ message, audience, dryness }: Tried, drawer: Drawer, gate: Gate): Prompt => {
    const models = drawer.nearest(read(message), nearestLookedAt).map(({ example }) => example)
    return candidatesPrompt({ message, audience, dryness, models }, gate)
  }

  /** One call for results, and those of them that may be shown. */
  async function attempt(prompt: Prompt, tried: Tried, drawer: Drawer, gate: Gate, signal: AbortSignal) {
    const unreadable = { passed: [], problems: ['unreadable'] satisfies WrittenFault[] }
    try {
      const candidates = readCandidates(await writing.write({ ...prompt, signal }))
      return candidates
        ? checkCandidates({ ...tried, gate, vectors: drawer.vectors }, candidates, gistsOf(drawer))
        : unreadable
    } catch (error) {
      const broken = error instanceof CompletionFailure && (error.fault === 'malformed' || error.fault === 'empty')
      if (!broken) throw error
      return unreadable
    }
  }

  /** Best first where the service ranks them, else in their order. */
  async function ranked(passed: readonly WrittenJoke[], { audience }: Tried, signal: AbortSignal) {
    if (passed.length < 2) return passed
    try {
      const best = readRanking(await writing.write({ ...rankingPrompt(passed, audience), signal }), passed)
      if (best) return best
      log.warn({ fault: 'malformed' }, 'written results not ranked')
    } catch (error) {
      if (!signal.aborted) log.warn(faultOf(error), 'written results not ranked')
    }
    return passed
  }

  async function written(
    tried: Tried,
    drawer: Drawer,
    gate: Gate,
    signal: AbortSignal,
  ): Promise<readonly WrittenJoke[]> {
    const prompt = promptFor(tried, drawer, gate)
    const first = await attempt(prompt, tried, drawer, gate, signal)
    const { passed, problems } =
      first.passed.length > 0 ? first : await attempt(repairPrompt(prompt, first.problems), tried, drawer, gate, signal)
    if (passed.length === 0) log.warn({ fault: 'unusable', problems: [...new Set(problems)] }, 'nothing written')
    return ranked(passed, tried, signal)
  }

  return {
    model: writing.model,
    isAvailable: (tried, drawer, gate) => writing.outage(promptFor(tried, drawer, gate)) === undefined,
    async write(tried, drawer, gate, signal) {
      const limit = new AbortController()
      const cancel = clock.after(Math.min(timeoutMs, longestWait), () => limit.abort(new CompletionFailure('timeout')))
      try {
        return await written(tried, drawer, gate, AbortSignal.any([signal, limit.signal]))
      } catch (error) {
        if (!signal.aborted) log.warn(faultOf(error), 'nothing written')
        return []
      } finally {
        cancel()
      }
    },
  }
}

const faultOf = (error: unknown) =>
  error instanceof CompletionFailure
    ? { fault: error.fault, ...(error.status !== undefined && { status: error.status }) }
    : { fault: errorCode(error) }
