import { lazy } from '#language/lazy.ts'
import { nextTurn } from '#language/slices.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Log } from '#server/platform/log.ts'
import type { GuardedWriting } from '#server/questions/ai/guarded-writing.ts'
import type { TitleLists, TitleListsParts } from '#server/questions/title-lists.ts'
import type { TryOuts, TryOutsParts } from '#server/questions/try-outs.ts'

export interface LazyTryOutsParts extends Omit<TryOutsParts, 'writer'> {
  readonly clock: Clock
  readonly log: Log
  readonly settings: Pick<Settings, 'aiTimeoutMs'>
  /** Writes results by the configured service; without it all answers are the site's own. */
  readonly writing: GuardedWriting | undefined
}

/** The try-outs, loaded when needed or by `prepare`: they are half of the server's code, and no page needs them. */
export function lazyTryOuts({ writing, ...parts }: LazyTryOutsParts): TryOuts {
  const { settings, clock, log } = parts
  const open = lazy(async () => {
    const [{ createTryOuts }, writer] = await Promise.all([
      import('#server/questions/try-outs.ts'),
      writing && openWriter(writing),
    ])
    return createTryOuts({ ...parts, writer })
  })
  const openWriter = async (writing: GuardedWriting) => {
    const { createResultWriter } = await import('#server/questions/write-results.ts')
    return createResultWriter({ writing, clock, timeoutMs: settings.aiTimeoutMs, log })
  }
  return {
    answer: async (typed, trying) => (await open()).answer(typed, trying),
    weigh: async (words, visitor) => (await open()).weigh(words, visitor),
    vote: async (id, visitor) => (await open()).vote(id, visitor),
    async prepare() {
      // Loading the tagger builds its lists, which takes a turn of the event loop by itself.
      await import('#language/tagger.ts')
      await nextTurn()
      await (await open()).prepare()
    },
  }
}

export interface LazyTitleListsParts extends Omit<TitleListsParts, 'texts' | 'gate'> {
  readonly loadGate: () => Promise<TitleListsParts['gate']>
  readonly loadTitleTexts: () => Promise<TitleListsParts['texts']>
}

/** The lists of titles, loaded with the first request. */
export function lazyTitleLists({ loadTitleTexts, loadGate, ...parts }: LazyTitleListsParts): TitleLists {
  const open = lazy(async () => {
    const [{ createTitleLists }, texts, gate] = await Promise.all([
      import('#server/questions/title-lists.ts'),
      loadTitleTexts(),
      loadGate(),
    ])
    return createTitleLists({ ...parts, texts, gate })
  })
  return { write: async (typed, visitor) => (await open()).write(typed, visitor) }
}
