import type { TryAnswer, TryRefusal } from '#try/wire.ts'
import { drynessOptions, type TryPaths, type TryWords } from '#try/words.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { Toast } from '#ui/toast.tsx'
import { TryAnswered } from './try-answered.tsx'
import style from './try-sentence.module.css'

interface TrySentenceProps {
  words: TryWords & { audienceExample: string; count: string }
  paths: TryPaths
  typed: { readonly message: string; readonly audience: string; readonly dryness: string }
  /** Ids of the results seen in this visit. */
  seen: readonly string[]
  answer?: TryAnswer | undefined
  refusal?: TryRefusal | undefined
}

/** A form for a sentence, and above it the answer to the posted one. It works without scripts. */
export function TrySentence({ words, paths, typed, seen, answer, refusal }: TrySentenceProps) {
  const said = (field: TryRefusal['field']) => (refusal?.field === field ? refusal?.message : undefined)
  return (
    <>
      {answer && <TryAnswered words={words} paths={paths} typed={typed} seen={seen} answer={answer} />}
      <form className={style.form} action={`${paths.page}#answer`} method="post" noValidate>
        {refusal && !refusal.field && (
          <Toast kind="error" id="answer">
            {refusal.message}
          </Toast>
        )}
        <Field
          as="textarea"
          name="message"
          label={words.message}
          hint={words.count}
          defaultValue={typed.message}
          error={said('message')}
          autoFocus={said('message') !== undefined || undefined}
          required
        />
        <div className={style.pair}>
          <Field
            name="audience"
            label={words.audience}
            placeholder={words.audienceExample}
            defaultValue={typed.audience}
            error={said('audience')}
            autoFocus={said('audience') !== undefined || undefined}
          />
          <Choice
            kind="toggle"
            legend={words.dryness.label}
            legendShown
            name="dryness"
            options={drynessOptions(words.dryness)}
            initial="sandy"
            describedBy="dryness-hint"
            {...(typed.dryness && { chosen: typed.dryness })}
          />
          <p id="dryness-hint" className={style.dryness}>
            {words.dryness.hint}
          </p>
        </div>
        <Button type="submit" mouth>
          {words.send}
        </Button>
      </form>
    </>
  )
}
