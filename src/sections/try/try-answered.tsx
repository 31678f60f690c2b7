import { NearList } from '#try/near-list.tsx'
import { Result } from '#try/result.tsx'
import { carriedFields } from '#try/result-parts.ts'
import { Sentences } from '#try/sentences.tsx'
import type { TryAnswer } from '#try/wire.ts'
import type { TryPaths, TryWords } from '#try/words.ts'
import { Button } from '#ui/button.tsx'
import style from './try-answered.module.css'

interface TryAnsweredProps {
  words: TryWords
  paths: TryPaths
  typed: { readonly message: string; readonly audience: string; readonly dryness: string }
  /** Ids of the results seen in this visit. */
  seen: readonly string[]
  answer: TryAnswer
}

/** What came of the sentence that was posted, and what can be done with it: each button is a form of its own. */
export function TryAnswered({ words, paths, typed, seen, answer }: TryAnsweredProps) {
  if (answer.result === '') {
    return (
      <section id="answer" className={style.answer} data-ground="raised" aria-label={answer.label}>
        <p className={style.head}>
          <Sentences text={answer.label} />
        </p>
        {answer.near.length > 0 && <NearList near={answer.near} />}
        {answer.hint && <p className={style.hint}>{answer.hint}</p>}
      </section>
    )
  }
  const again = { ...typed, seen: seen.join(' ') }
  return (
    <section id="answer" className={style.answer} data-ground="yolk" data-accepted="" aria-label={answer.label}>
      <p className={style.label}>{answer.label}</p>
      {answer.kind === 'nearest' && <p className={style.theirs}>{answer.sentence}</p>}
      <Result sentence={answer.sentence} result={answer.result} />
      <div className={style.tools}>
        <Press action={`${paths.page}#answer`} label={words.another} fields={again} />
        <Press action={`${paths.page}#answer`} label={words.flat} fields={{ ...again, flat: answer.id }} />
        {answer.kind !== 'nearest' && (
          <Press action={paths.beta} label={words.signUp} fields={carriedFields(answer.result)} />
        )}
      </div>
    </section>
  )
}

/** One button that posts what it needs. */
function Press({ action, label, fields }: { action: string; label: string; fields: Readonly<Record<string, string>> }) {
  return (
    <form action={action} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" kind="secondary">
        {label}
      </Button>
    </form>
  )
}
