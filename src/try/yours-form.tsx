import { useRef } from 'react'
import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LiveAnswer, standingOf } from './live-answer.tsx'
import { Tools } from './tools.tsx'
import { useTry } from './use-try.ts'
import type { TrySettings } from './words.ts'
import style from './yours-form.module.css'

export interface YoursProps extends TrySettings {
  /** The note beside the button. */
  note: string
}

/** Two fields, and a face that the result replaces. Without JavaScript the form posts to its page. */
export function YoursForm({ note, ...settings }: YoursProps) {
  const { paths, words } = settings
  const form = useRef<HTMLFormElement>(null)
  const state = useTry(form, settings)
  const { shown, busy, mentioned, wrong } = state
  const standing = standingOf(shown)
  // The face stays until its place has other content.
  const waits = shown.state === 'yours' && !mentioned
  return (
    <div className={style.yours} data-working={busy || undefined}>
      <form
        ref={form}
        className={style.form}
        action={`${paths.page}#answer`}
        method="post"
        noValidate
        onSubmit={state.onSubmit}
      >
        <Field
          {...state.fields}
          name="audience"
          idPrefix="yours-"
          label={words.audience}
          placeholder={words.audiencePlaceholder}
          error={wrong?.field === 'audience' ? wrong.message : undefined}
        />
        <Field
          {...state.fields}
          as="textarea"
          name="message"
          idPrefix="yours-"
          label={words.message}
          placeholder={words.messagePlaceholder}
          error={wrong?.field === 'message' ? wrong.message : undefined}
          required
          onKeyDown={state.onKeyDown}
        />
        <div className={style.send}>
          <Button
            type="submit"
            mouth
            aria-disabled={busy || undefined}
            data-waiting={mentioned || undefined}
            aria-describedby="yours-note"
          >
            {words.send}
          </Button>
          <p id="yours-note" className={style.note}>
            {note}
          </p>
        </div>
      </form>
      <div className={style.answer} data-answer="" data-empty={waits || undefined}>
        {waits && <FaceMark className={style.face} width={300} height={158} />}
        <LiveAnswer words={words} shown={shown} standing={standing} busy={busy} mentioned={mentioned} placeless />
        {standing && (
          <div className={style.foot} data-away={mentioned || undefined}>
            <Tools
              words={words}
              paths={paths}
              result={standing.result}
              exhausted={state.exhausted}
              onAnother={state.another}
              carries={false}
            />
          </div>
        )}
      </div>
    </div>
  )
}
