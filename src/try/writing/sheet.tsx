import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { FaceMark } from '#art/face.tsx'
import { tryWords } from '#content-model/pages/try-fields.ts'
import { writingWords } from '#content-model/pages/try-writing.ts'
import { selectedIn, startAttribute } from './dom-range.ts'
import { paragraphsOf, type Run } from './pieces.ts'
import { overlaps, slice, type TextRange, trimmed } from './range.ts'
import { sentenceAfter, sentenceBefore, sentencesOf } from './sentences.ts'
import style from './sheet.module.css'
import { extendTo, letGo, select, selected, type TextDraft } from './text-draft.ts'

interface SheetProps {
  /** A subject or a title above the text. */
  head?: string | undefined
  draft: TextDraft
  /** Whether the page is hydrated, so that text can be selected. */
  isLive: boolean
  /** Whether an answer is under way, and whether the wait is long enough to be mentioned. */
  waiting?: 'briefly' | 'slow' | undefined
  /** Whether the button for the selection is shown. */
  isOffered: boolean
  onEdit: (change: (draft: TextDraft) => TextDraft) => void
  textRef: RefObject<HTMLDivElement | null>
}

const idOf = (sentence: number) => `sentence-${sentence}`

/** A text, sentence by sentence, and the button beside the selection. */
export function Sheet({ head, draft, isLive, waiting, isOffered, onEdit, textRef }: SheetProps) {
  const { text, selection, said } = draft
  const sentences = useMemo(() => sentencesOf(text), [text])
  const mark = selected(draft)
  const paragraphs = useMemo(() => paragraphsOf(text, sentences, mark), [text, sentences, mark])
  const active = selection && sentences.findIndex((sentence) => overlaps(sentence, selection.head))
  const isActive = active !== undefined && active >= 0
  const choosing = useChoosing(draft, sentences, onEdit)
  const { held, takeHeld, ...dragging } = useDragging(textRef, onEdit)
  const holding = held && paragraphs.findLastIndex(({ range }) => range.start < held.end)

  // The keyboard can move the active sentence out of the window.
  useEffect(() => {
    if (active === undefined || document.activeElement !== textRef.current) return
    textRef.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, textRef])

  const run = ({ range, sentence, pieces }: Run) => {
    const content = pieces.map((piece) => {
      const words = slice(text, piece.range)
      if (!(piece.isMarked && mark)) return words
      return (
        <mark
          key={piece.range.start}
          className={style.mark}
          data-ground={said?.kind === 'replaced' ? 'mint' : 'yolk'}
          data-ends={piece.range.end === mark.end || undefined}
        >
          {words}
        </mark>
      )
    })
    if (sentence === undefined) return content
    const isSelected = pieces.some(({ isMarked }) => isMarked)
    return (
      <span
        key={range.start}
        id={idOf(sentence)}
        className={style.sentence}
        data-sentence={sentence}
        data-active={active === sentence || undefined}
        {...(isLive && { role: 'option', 'aria-selected': isSelected })}
      >
        {content}
      </span>
    )
  }

  return (
    <div className={style.sheet} data-ground="raised">
      {head && <p className={style.head}>{head}</p>}
      <div
        ref={textRef}
        className={style.text}
        {...(isLive && {
          ...choosing,
          ...dragging,
          role: 'listbox',
          tabIndex: 0,
          'aria-multiselectable': true,
          'aria-label': writingWords.sentences,
          'aria-activedescendant': isActive ? idOf(active) : undefined,
        })}
      >
        {paragraphs.map(({ range, runs }, index) => (
          <div
            key={range.start}
            className={style.paragraph}
            {...{ [startAttribute]: range.start }}
            data-holds={index === holding || undefined}
          >
            {runs.map(run)}
          </div>
        ))}
      </div>
      <button
        type="submit"
        className={style.action}
        hidden={!(held || (mark && isOffered))}
        onClick={takeHeld}
        aria-busy={waiting !== undefined || undefined}
      >
        <FaceMark expression={waiting === 'slow' ? 'blink' : 'straight'} width={32} height={17} />
        {waiting === 'slow' ? tryWords.waiting : tryWords.send}
      </button>
    </div>
  )
}

/** Selection of sentences by clicks, taps and keys. */
function useChoosing({ selection }: TextDraft, sentences: readonly TextRange[], onEdit: SheetProps['onEdit']) {
  const choose = (sentence: TextRange | undefined, isExtended: boolean) =>
    sentence && onEdit((before) => (isExtended ? extendTo(before, sentence) : select(before, sentence)))
  return {
    onMouseDown(event: MouseEvent) {
      // Prevents the browser from selecting words at a second click or one with Shift.
      if (event.detail > 1 || event.shiftKey) event.preventDefault()
    },
    onClick({ target, shiftKey }: MouseEvent) {
      const number = target instanceof Element && target.closest<HTMLElement>('[data-sentence]')?.dataset['sentence']
      if (number) choose(sentences[Number(number)], shiftKey)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const { key, shiftKey } = event
      const step = steps[key]
      if (step) choose(step(sentences, selection?.head), shiftKey)
      else if (key === 'Enter') event.currentTarget.closest('form')?.requestSubmit()
      else if (key === 'Escape' && selection) onEdit(letGo)
      else return
      event.preventDefault()
    },
  }
}

/** Selection of any range by dragging. `held` is the range that a finger has selected so far. */
function useDragging(text: RefObject<HTMLDivElement | null>, onEdit: SheetProps['onEdit']) {
  /** The pointer type of the last press on the text; undefined before hydration. */
  const pointer = useRef<string>(undefined)
  const isDragged = useRef(false)
  const [held, setHeld] = useState<TextRange>()
  const take = (range: TextRange) =>
    onEdit((before) => {
      const part = trimmed(before.text, { start: range.start, end: Math.min(range.end, before.text.length) })
      return part.start < part.end ? select(before, part) : before
    })

  useEffect(() => {
    // A touch selection has handles, which a new render would remove: the range is taken when the finger lifts.
    const follow = () => {
      const isMouse = pointer.current ? pointer.current === 'mouse' : matchMedia('(pointer: fine)').matches
      if (isMouse || !text.current) return
      const range = selectedIn(text.current)
      setHeld(range)
      if (held && !range) take(held)
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  })

  return {
    held,
    /** Suppresses the click at the end of a drag. */
    onClickCapture: (event: MouseEvent) => isDragged.current && event.stopPropagation(),
    takeHeld() {
      if (!held) return
      flushSync(() => {
        setHeld(undefined)
        take(held)
      })
      document.getSelection()?.removeAllRanges()
    },
    onPointerDown({ pointerType }: PointerEvent) {
      pointer.current = pointerType
      isDragged.current = false
      if (pointerType !== 'mouse') return
      const end = () => {
        const range = text.current && selectedIn(text.current)
        if (!range) return
        document.getSelection()?.removeAllRanges()
        isDragged.current = true
        take(range)
      }
      document.addEventListener('pointerup', end, { once: true })
    },
  }
}

type Step = (sentences: readonly TextRange[], from: TextRange | undefined) => TextRange | undefined
const next: Step = (sentences, from) => (from ? sentenceAfter(sentences, from) : sentences[0])
const previous: Step = (sentences, from) => (from ? sentenceBefore(sentences, from) : sentences.at(-1))
const steps: Readonly<Record<string, Step>> = {
  ArrowDown: next,
  ArrowRight: next,
  ArrowUp: previous,
  ArrowLeft: previous,
  Home: (sentences) => sentences[0],
  End: (sentences) => sentences.at(-1),
}
