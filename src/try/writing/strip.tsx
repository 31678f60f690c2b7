import type { ReactNode } from 'react'
import { FaceMark } from '#art/face.tsx'
import { tryWords } from '#content/pages/try.ts'
import { writingWords } from '#content/pages/try-writing.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import type { Draft, Said } from './draft.ts'
import style from './strip.module.css'

interface StripProps {
  draft: Draft
  /** What stands in the text now, for those who can't see it change. */
  replaced: string
  /** Said while it is waited for. */
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
} as const satisfies Record<Said['kind'], string>

/** Under a sheet: what came of it, and what can be done about that. */
export function Strip({ draft, replaced, waiting, isFlat, onUndo, onAnother, onFlat }: StripProps) {
  const { said } = draft
  const answer = said?.kind === 'replaced' || said?.kind === 'nearest' ? said : undefined
  const problem = said?.kind === 'wrong' ? said.message : answer?.problem
  const hasPast = draft.past.length > 0 && (said?.kind === 'replaced' || said?.kind === 'restored')
  return (
    <div className={style.strip} data-kind={said?.kind} data-ground={problem ? 'tomato' : said && grounds[said.kind]}>
      <div className={style.said} role="status">
        {said && <FaceMark expression={faceOf(said, isFlat, problem)} width={40} height={21} className={style.face} />}
        <div>
          {said && <p className={style.label}>{problem ?? labelOf(said)}</p>}
          {waiting && <p className="visually-hidden">{waiting}</p>}
          {said?.kind === 'replaced' && <p className="visually-hidden">{replaced}</p>}
          {said?.kind === 'nearest' && <Example sentence={said.sentence} result={said.result} />}
          {said?.kind === 'none' && (
            <>
              <ul className={style.near}>
                {said.near.map(({ sentence, href }) => (
                  <li key={href}>
                    <a href={href}>{sentence}</a>
                  </li>
                ))}
              </ul>
              <p className={style.hint}>{said.hint}</p>
            </>
          )}
        </div>
      </div>
      {(answer || hasPast) && (
        <div className={style.tools}>
          {hasPast && <Tool onClick={onUndo}>{writingWords.undo}</Tool>}
          {said?.kind === 'nearest' && <CopyButton text={() => said.result}>{tryWords.copy}</CopyButton>}
          {answer && (
            <Tool aria-disabled={answer.isLast} onClick={answer.isLast ? undefined : onAnother}>
              {answer.isLast ? tryWords.noMore : tryWords.another}
            </Tool>
          )}
          {answer && (
            <Tool aria-pressed={isFlat} onClick={() => onFlat(answer.id)}>
              {tryWords.flat}
            </Tool>
          )}
        </div>
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
    {/* The sentence and what was added stand apart: the pause is set in type. */}
    {result.startsWith(sentence) ? (
      <p className={style.result}>
        <span>{sentence}</span> <span>{result.slice(sentence.length).trim()}</span>
      </p>
    ) : (
      <p className={style.result}>{result}</p>
    )}
  </>
)

function labelOf(said: Said): string {
  if (said.kind === 'restored') return writingWords.restored
  if (said.kind === 'wrong') return said.message
  return said.kind === 'nearest' ? `${said.label} ${writingWords.unchanged}` : said.label
}

function faceOf({ kind }: Said, isFlat: boolean, problem: string | undefined) {
  if (problem) return 'glance'
  return (kind === 'replaced' || kind === 'nearest') && !isFlat ? 'smirk' : 'straight'
}
