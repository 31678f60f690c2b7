import { type RefObject, useEffect, useRef, useState } from 'react'
import { tryFields, tryLimits } from '#content-model/pages/try-fields.ts'
import { writingSamples, writingWords } from '#content-model/pages/try-writing.ts'
import { ask, countFlat } from './ask-writing.ts'
import { asked, refuse, refuseLength, startDraft, type TextDraft, take, undo } from './text-draft.ts'

export type SampleName = keyof typeof writingSamples
export type TextName = SampleName | 'own'

/** Milliseconds of waiting after which the page says so; most answers come before that. */
const saidAfter = 300

export const charactersIn = (text: string): number => [...text.trim()].length

function sampleDraft({ text, marked }: (typeof writingSamples)[SampleName]): TextDraft {
  const start = text.indexOf(marked)
  return startDraft(text, { start, end: start + marked.length })
}

const drafts: Readonly<Record<TextName, TextDraft>> = {
  email: sampleDraft(writingSamples.email),
  article: sampleDraft(writingSamples.article),
  post: sampleDraft(writingSamples.post),
  own: startDraft(''),
}

/** The radio group of the texts. */
export const textField = 'of'
const isTextName = (name: unknown): name is TextName => typeof name === 'string' && Object.hasOwn(drafts, name)

/**
 * The texts, the edits of each, and the request under way.
 *
 * @param form the form with the audience and the dryness
 */
export function useWriting(form: RefObject<HTMLFormElement | null>) {
  const [texts, setTexts] = useState(drafts)
  const [shown, setShown] = useState<TextName>('email')
  const [underWay, setUnderWay] = useState(false)
  const [isSlow, setIsSlow] = useState(false)
  const [audienceError, setAudienceError] = useState<string>()
  const [flat, setFlat] = useState<readonly string[]>([])
  const leave = useRef<AbortController>(undefined)
  /** Ids of the answers to each sentence of this visit. */
  const seen = useRef(new Map<string, readonly string[]>())

  const draft = texts[shown]
  const change = (next: TextDraft | ((draft: TextDraft) => TextDraft), name = shown) =>
    setTexts((before) => ({ ...before, [name]: typeof next === 'function' ? next(before[name]) : next }))

  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => setIsSlow(true), saidAfter)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [underWay])

  /** Aborts the request under way. */
  function abandon() {
    leave.current?.abort()
    leave.current = undefined
    setUnderWay(false)
  }

  /** Edits the shown text. A request for an earlier selection is aborted. */
  function edit(next: (draft: TextDraft) => TextDraft) {
    abandon()
    change(next)
  }

  async function makeFunny() {
    const message = asked(draft)
    if (message === undefined || leave.current || !form.current) return
    const characters = charactersIn(message)
    if (characters > tryLimits.message) {
      change(refuseLength(draft, writingWords.long(characters)))
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    leave.current = controller
    setUnderWay(true)
    setAudienceError(undefined)
    const fields = new FormData(form.current)
    const field = (name: string) => String(fields.get(name) ?? '')
    const about = { message, audience: field(tryFields.audience), dryness: field(tryFields.dryness) }
    const before = seen.current.get(message) ?? []
    try {
      let outcome = await ask({ ...about, seen: [...new Set([...draft.used, ...before])] }, signal)
      const isAnother = draft.said?.kind === 'replaced' || draft.said?.kind === 'nearest'
      if (outcome.ok && outcome.answer.kind === 'none' && before.length > 0 && !isAnother) {
        // All were seen, and those in the text undone, so they may come again.
        seen.current.delete(message)
        outcome = await ask({ ...about, seen: draft.used }, signal)
      }
      settle(message, outcome)
    } catch {
      // The request was aborted, and the edit that aborted it has set the state.
    }
  }

  function settle(message: string, outcome: Awaited<ReturnType<typeof ask>>) {
    leave.current = undefined
    setUnderWay(false)
    if (!outcome.ok) {
      if (outcome.refusal.field === 'audience') setAudienceError(outcome.refusal.message)
      else change((now) => refuse(now, outcome.refusal.message))
      return
    }
    const { answer } = outcome
    if (answer.id) seen.current.set(message, [...(seen.current.get(message) ?? []), answer.id])
    change((now) => take(now, message, answer))
  }

  return {
    shown,
    draft,
    show: (name: string) => {
      if (!isTextName(name)) return
      abandon()
      setShown(name)
    },
    edit,
    makeFunny,
    undo: () => edit(undo),
    underWay,
    /** Whether the wait is long enough to be mentioned. */
    isSlow: underWay && isSlow,
    audienceError,
    forgetAudienceError: () => setAudienceError(undefined),
    /** Ids of results that fell flat. */
    flat,
    fellFlat: (id: string) => {
      if (flat.includes(id)) return
      setFlat([...flat, id])
      countFlat(id)
    },
  }
}
