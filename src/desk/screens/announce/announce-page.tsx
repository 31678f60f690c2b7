import { Pill } from '#desk/parts/pill.tsx'
import { ResultFlash } from '#desk/parts/result-flash.tsx'
import segments from '#desk/parts/segments.module.css'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { Title } from '#desk/parts/title.tsx'
import page from '#desk/parts/wide-page.module.css'
import { fields, paths } from '#desk/paths.ts'
import type { AnnounceView, PastAnnouncement } from '#desk/screens/announce/announce-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import style from './announce-page.module.css'
import { LetterPreview } from './letter-preview.tsx'
import { Steps } from './steps.tsx'

/** Id of the letter's form, for the preview's buttons, which stand outside it. */
const form = 'letter'

/** The screen to write and test a broadcast. */
export function AnnouncePage({ view, frame }: { view: AnnounceView; frame: Frame }) {
  return (
    <Shell shell={view.shell} frame={frame}>
      <div className={page.page}>
        <div className={page.words}>
          <Title text="Announce" dash="still" />
          <p className={style.lead}>
            One letter to everybody who confirmed. For campaigns there is listmonk; this is for news that people must
            get.
          </p>
        </div>
        <Steps now={view.step} />
        {view.missing !== undefined && <ResultFlash kind="notice" text={view.missing} />}
        <div className={style.halves}>
          <Compose view={view} />
          <LetterPreview preview={view.preview} form={form} />
        </div>
        {view.past.length > 0 && <Past past={view.past} />}
      </div>
    </Shell>
  )
}

function Compose({ view }: { view: AnnounceView }) {
  const { draft, problem, longest } = view
  return (
    <form className={style.compose} id={form} method="post" action={paths.announce} data-draft={paths.announceDraft}>
      {/* The button that Enter in a field presses: it sends no letter. */}
      <button type="submit" name={fields.verb} value="keep" className="visually-hidden" tabIndex={-1}>
        Keep the draft
      </button>
      <fieldset className={style.kind}>
        <legend>What it is about</legend>
        <div className={segments.segments}>
          {view.kinds.map(({ value, label }) => (
            <label key={value}>
              <input
                className="visually-hidden"
                type="radio"
                name={fields.kind}
                value={value}
                defaultChecked={value === draft.kind}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={style.field}>
        <label htmlFor="subject">Subject</label>
        <input
          id="subject"
          name={fields.subject}
          defaultValue={draft.subject}
          maxLength={longest.subject}
          autoComplete="off"
          aria-invalid={problem?.field === 'subject' || undefined}
          aria-describedby="subject-note"
        />
        <p id="subject-note" className={style.note}>
          {problem?.field === 'subject' ? <strong>{problem.message}</strong> : view.count}
        </p>
      </div>
      <div className={style.field}>
        <label htmlFor="text">Letter</label>
        <textarea
          id="text"
          name={fields.letter}
          defaultValue={draft.text}
          maxLength={longest.text}
          rows={11}
          aria-invalid={problem?.field === 'text' || undefined}
          aria-describedby="text-note"
        />
        <p id="text-note" className={style.note}>
          {problem?.field === 'text' && <strong>{problem.message} </strong>}
          Plain text. Address, reason and the link to leave are added below it.
        </p>
      </div>
      <Sending view={view} />
    </form>
  )
}

function Sending({ view: { flash, tested, people, canSend, testTo, missing } }: { view: AnnounceView }) {
  const to = people.toLocaleString('en-US')
  const shown = tested === undefined ? flash : undefined
  return (
    <div className={style.sending} id="sending">
      {tested !== undefined && <ResultFlash kind="done" text={tested} />}
      {tested !== undefined && flash !== undefined && flash.kind !== 'done' && <ResultFlash {...flash} />}
      {shown && shown.kind !== 'done' && <ResultFlash {...shown} />}
      <div className={page.ways}>
        <Pill
          type="submit"
          name={fields.verb}
          value="test"
          data-off={missing === undefined ? undefined : ''}
          aria-keyshortcuts="Control+Enter"
        >
          Send a test to me
        </Pill>
        <Pill
          type="submit"
          name={fields.verb}
          value="check"
          kind={canSend ? 'primary' : 'outline'}
          data-off={canSend ? undefined : ''}
        >
          {people === 0 ? 'Check and send' : `Check and send to ${to}`}
        </Pill>
      </div>
      <p className={style.note}>{hint(canSend, people, testTo)}</p>
    </div>
  )
}

function hint(canSend: boolean, people: number, testTo: string | undefined): string {
  if (people === 0) return 'Nobody has confirmed yet.'
  if (canSend) return 'The next page asks once more. Letters do not come back.'
  return testTo === undefined
    ? 'First a test letter of exactly this text.'
    : `First a test letter of exactly this text, to ${testTo}.`
}

function Past({ past }: { past: readonly PastAnnouncement[] }) {
  return (
    <section className={style.past}>
      <h2>Sent before</h2>
      <ul>
        {past.map(({ href, subject, when, how }) => (
          <li key={href}>
            <a href={href}>{subject}</a>
            <span>{when}</span>
            <span>{how}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
