import { tryFields, tryMessages, tryPaths, tryWords } from '#content/pages/try.ts'
import type { TryAnswer, TryRefusal } from '#try/wire.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

interface TrySentenceProps {
  typed: { message: string; audience: string; dryness: string }
  seen: readonly string[]
  answer?: TryAnswer | undefined
  refusal?: TryRefusal | undefined
}

/** A sentence to try, and above it the answer to the one that was posted. */
export function TrySentence({ typed, answer, refusal }: TrySentenceProps) {
  return (
    <>
      {answer && (
        <section id="answer">
          <p>{answer.label}</p>
          {answer.kind === 'nearest' && <p>{answer.sentence}</p>}
          {answer.result && <p>{answer.result}</p>}
          {answer.hint && <p>{tryMessages.hint}</p>}
        </section>
      )}
      <form action={tryPaths.page} method="post">
        <Field name={tryFields.audience} label={tryWords.audience} defaultValue={typed.audience} />
        <Field
          as="textarea"
          name={tryFields.message}
          label={tryWords.message}
          defaultValue={typed.message}
          error={refusal?.field === 'message' ? refusal.message : undefined}
        />
        <Button type="submit" mouth>
          {tryWords.send}
        </Button>
      </form>
    </>
  )
}
