import type { ReactNode } from 'react'
import { FaceMark } from '#art/face.tsx'
import { tryWords } from '#content-model/pages/try-fields.ts'
import { writingWords } from '#content-model/pages/try-writing.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import style from './strip.module.css'
import type { TextDraft, TextNote } from './text-draft.ts'

interface StripProps {
  draft: TextDraft
  /** The new text, announced to screen readers. */
  replaced: string
  /** The message during the wait. */
  waiting?: string | undefined
  isFlat: boolean
  onUndo: () => void
  onAnother: () => void
  onFlat: (id: string) => void
}

const grounds = {
  replaced: 'mint',
  nearest: 'yolk',
  refused: 'raised',
  none: 'raised',
  restored: 'raised',
  wrong: 'tomato',
} as const satisfies Record<TextNote['kind'], string>

/** The answer of a note; undefined for a note without one. */
const answerOf = (said: TextNote | undefined) =>
  said?.kind === 'replaced' || said?.kind === 'nearest' ? said : undefined

/** The line under a sheet: the result of a request and its buttons. */
export function Strip({ draft, replaced, waiting, isFlat, ...tools }: StripProps) {
  const { said } = draft
  const problem = said?.kind === 'wrong' ? said.message : answerOf(said)?.problem
  return (
    <div className={style.strip} data-kind={said?.kind} data-ground={problem ? 'tomato' : said && grounds[said.kind]}>
      <div className={style.said} role="status">
        {said && <FaceMark expression={faceOf(said, isFlat, problem)} width={40} height={21} />}
        <div>
          {said && <p className={style.label}>{problem ?? labelOf(said)}</p>}
          {waiting && <p className="visually-hidden">{waiting}</p>}
          {said?.kind === 'replaced' && <p className="visually-hidden">{replaced}</p>}
          {said?.kind === 'nearest' && <Example sentence={said.sentence} result={said.result} />}
          {said?.kind === 'none' && <Near near={said.near} hint={said.hint} />}
        </div>
      </div>
      <Tools draft={draft} isFlat={isFlat} {...tools} />
    </div>
  )
}

function Tools({ draft, isFlat, onUndo, onAnother, onFlat }: Omit<StripProps, 'replaced' | 'waiting'>) {
  const { said, past } = draft
  const answer = answerOf(said)
  const canUndo = past.length > 0 && (said?.kind === 'replaced' || said?.kind === 'restored')
  if (!(answer || canUndo)) return null
  return (
    <div className={style.tools}>
      {canUndo && <Tool onClick={onUndo}>{writingWords.undo}</Tool>}
      {answer?.kind === 'nearest' && <CopyButton text={() => answer.result}>{tryWords.copy}</CopyButton>}
      {answer && (
        <>
          <Tool aria-disabled={answer.isLast} onClick={answer.isLast ? undefined : onAnother}>
            {answer.isLast ? tryWords.noMore : tryWords.another}
          </Tool>
          <Tool aria-pressed={isFlat} onClick={() => onFlat(answer.id)}>
            {tryWords.flat}
          </Tool>
        </>
      )}
    </div>
  )
}

interface ToolProps {
  children: ReactNode
  onClick: (() => void) | undefined
  'aria-disabled'?: boolean | undefined
  'aria-pressed'?: boolean
}

const Tool = ({ children, ...props }: ToolProps) => (
  <Button {...props} kind="secondary" size="small" className={style.tool ?? ''}>
    {children}
  </Button>
)

const Example = ({ sentence, result }: { sentence: string; result: string }) => (
  <>
    <p className={style.sentence}>{sentence}</p>
    {/* A gap between the sentence and the addition stands for the pause. */}
    {result.startsWith(sentence) ? (
      <p className={style.result}>
        <span>{sentence}</span> <span>{result.slice(sentence.length).trim()}</span>
      </p>
    ) : (
      <p className={style.result}>{result}</p>
    )}
  </>
)

const Near = ({ near, hint }: Pick<Extract<TextNote, { kind: 'none' }>, 'near' | 'hint'>) => (
  <>
    {near.length > 0 && (
      <ul className={style.near}>
        {near.map(({ sentence, href }) => (
          <li key={href}>
            <a href={href}>{sentence}</a>
          </li>
        ))}
      </ul>
    )}
    {hint && <p className={style.hint}>{hint}</p>}
  </>
)

function labelOf(said: TextNote): string {
  if (said.kind === 'restored') return writingWords.restored
  if (said.kind === 'wrong') return said.message
  return said.kind === 'nearest' ? `${said.label} ${writingWords.unchanged}` : said.label
}

function faceOf({ kind }: TextNote, isFlat: boolean, problem: string | undefined) {
  if (problem) return 'glance'
  return (kind === 'replaced' || kind === 'nearest') && !isFlat ? 'smirk' : 'straight'
}
