import { useRef } from 'react'
import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { Pane, Triptych } from '#ui/triptych.tsx'
import style from './hero.module.css'
import { LiveAnswer, type StandingResult, standingOf } from './live-answer.tsx'
import { Tools } from './tools.tsx'
import type { TryFields } from './try-fields.ts'
import { useTry } from './use-try.ts'
import { drynessOptions, type TrySettings } from './words.ts'

export interface HeroExample extends TryFields {
  readonly result: string
}

export interface HeroProps extends TrySettings {
  triptych: {
    label: string
    panes: readonly [string, string, string]
    /** The third pane's title over a sentence that is refused. */
    leftAlone: string
    /** The text alternative of the face. */
    face: string
    /** The note beside the button. */
    wait: string
    /** The label of an example. */
    example: string
    examples: readonly HeroExample[]
  }
}

/** The try-out of the home page in three panes: field, face, result. Without JavaScript the form posts to its page. */
export function HeroTry(settings: HeroProps) {
  const { paths, words, most, triptych } = settings
  const form = useRef<HTMLFormElement>(null)
  const face = useRef<HTMLDivElement>(null)
  const state = useTry(form, {
    ...settings,
    examples: triptych.examples,
    // A small window scrolls so that face and answer are visible together.
    onAsk: () => matchMedia('(width < 768px)').matches && face.current?.scrollIntoView(),
  })
  const { shown, busy, mentioned, wrong, count } = state
  const first = triptych.examples[0]
  const answer = shown.state === 'answer' ? shown.answer : undefined
  const refused = answer?.kind === 'refused'
  const [types, waits, returned] = triptych.panes
  const message = wrong?.field === 'message' ? wrong.message : undefined
  return (
    <div className={style.try} data-working={busy || undefined}>
      <Triptych label={triptych.label}>
        <Pane title={types} ground="sky">
          <form
            ref={form}
            className={style.form}
            action={`${paths.page}#answer`}
            method="post"
            noValidate
            onSubmit={state.onSubmit}
          >
            <div className={style.fields}>
              <div className={style.message} data-over={count > most || undefined}>
                <Field
                  {...state.fields}
                  as="textarea"
                  name="message"
                  idPrefix="hero-"
                  label={words.message}
                  hint={`${count} ${words.of}`}
                  defaultValue={first?.message}
                  error={message}
                  required
                  onKeyDown={state.onKeyDown}
                  data-example=""
                />
              </div>
              <Field
                {...state.fields}
                name="audience"
                idPrefix="hero-"
                label={words.audience}
                defaultValue={first?.audience}
                error={wrong?.field === 'audience' ? wrong.message : undefined}
                data-example=""
              />
              <Choice
                kind="toggle"
                legend={words.dryness.label}
                legendShown
                name="dryness"
                options={drynessOptions(words.dryness)}
                initial={first?.dryness ?? ''}
                describedBy="hero-dryness"
                onChange={state.onDryness}
              />
            </div>
            <div className={style.send}>
              <Button
                type="submit"
                mouth
                aria-disabled={busy || undefined}
                data-waiting={mentioned || undefined}
                aria-describedby="hero-note"
              >
                {words.send}
              </Button>
              <p id="hero-note" className={style.note}>
                {refused ? words.kept : triptych.wait}
              </p>
            </div>
            <p id="hero-dryness" className={style.dryness}>
              {words.dryness.hint}
            </p>
          </form>
        </Pane>
        <Pane title={waits} ground="yolk" ref={face}>
          <FaceMark title={triptych.face} className={style.face} width={264} height={139} />
        </Pane>
        <Pane title={refused ? triptych.leftAlone : returned} ground={refused ? 'raised' : 'tomato'}>
          <Answer {...settings} state={state} />
        </Pane>
      </Triptych>
    </div>
  )
}

/** The result and its buttons. */
function Answer({ triptych, words, paths, state }: HeroProps & { state: ReturnType<typeof useTry> }) {
  const { shown, busy, mentioned } = state
  const example = shown.state === 'example' ? triptych.examples[shown.index] : undefined
  const standing: StandingResult | undefined = example
    ? { label: triptych.example, sentence: example.message, result: example.result, nearest: false }
    : standingOf(shown)
  const nothing = shown.state === 'answer' && shown.answer.kind === 'none'
  return (
    <div className={style.returned} data-answer="">
      <LiveAnswer words={words} shown={shown} standing={standing} busy={busy} mentioned={mentioned} />
      {standing && (
        <div className={style.foot} data-away={mentioned || undefined}>
          <Tools
            words={words}
            paths={paths}
            result={standing.result}
            exhausted={state.exhausted}
            onAnother={state.another}
            flat={state.flat}
            onFlat={state.fellFlat}
            carries={!example}
          />
        </div>
      )}
      {nothing && !mentioned && (
        <p className={style.foot}>
          <Button href={paths.drawer} size="small" kind="secondary">
            {words.drawer}
          </Button>
        </p>
      )}
    </div>
  )
}
