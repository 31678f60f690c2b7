import { Pill } from '#desk/parts/pill.tsx'
import { ResultFlash } from '#desk/parts/result-flash.tsx'
import { SaveLink } from '#desk/parts/save-link.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { Title } from '#desk/parts/title.tsx'
import page from '#desk/parts/wide-page.module.css'
import { paths } from '#desk/paths.ts'
import type { AnnouncementView } from '#desk/screens/announce/announce-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import style from './announcement-page.module.css'
import { GivenUp, Outcomes } from './outcomes.tsx'
import { Steps } from './steps.tsx'

const titles = {
  sending: { text: 'Sending', dash: 'waits' },
  stopped: { text: 'Stopped', dash: 'waits' },
  sent: { text: 'Sent', dash: 'emptied' },
  left: { text: 'Left as it is', dash: 'still' },
} as const

/** A broadcast that is being sent, was stopped, or is done. */
export function AnnouncementPage({ view, frame }: { view: AnnouncementView; frame: Frame }) {
  const { state } = view
  const isOver = state === 'sent' || state === 'left'
  return (
    <Shell shell={view.shell} frame={frame}>
      <div className={page.page} data-announcement={isOver ? undefined : paths.announcementProgress(view.id)}>
        <div className={page.head}>
          <div className={page.words}>
            <Title {...titles[state]} />
            <p className={page.subject}>{view.subject}</p>
          </div>
          <Ways view={view} />
        </div>
        <Steps now={isOver ? 'done' : 'send'} />
        {view.flash && <ResultFlash {...view.flash} from={view.here} />}
        {state === 'stopped' && <ResultFlash kind="notice" text={view.said} />}
        <Progress view={view} isOver={isOver} />
        {isOver && <p className={style.said}>{view.said}</p>}
        {view.refused !== '' && <p className={style.said}>{view.refused}</p>}
        {state === 'sending' && (
          <>
            <ResultFlash kind="busy" text={view.said} />
            <p className={style.again}>
              <Pill href={paths.announcement(view.id)}>Look again</Pill>
            </p>
          </>
        )}
        {isOver ? <Outcomes view={view} /> : <GivenUp rows={view.rows} />}
      </div>
    </Shell>
  )
}

function Ways({ view: { id, state, givenUp, csvHref } }: { view: AnnouncementView }) {
  return (
    <div className={page.ways}>
      {state === 'sending' && (
        <form method="post" action={paths.stopAnnouncement(id)}>
          <Pill type="submit">Stop</Pill>
        </form>
      )}
      {state === 'stopped' && (
        <>
          <form method="post" action={paths.leaveAnnouncement(id)}>
            <Pill type="submit">Leave it</Pill>
          </form>
          <form method="post" action={paths.goOnAnnouncement(id)}>
            <Pill type="submit" kind="primary" data-focus="">
              Go on
            </Pill>
          </form>
        </>
      )}
      {(state === 'sent' || state === 'left') && (
        <>
          <SaveLink href={csvHref} />
          <Pill href={paths.announce}>Write another</Pill>
          {givenUp > 0 && (
            <form method="post" action={paths.retryAnnouncement(id)}>
              <Pill type="submit" kind="primary">
                Retry {givenUp.toLocaleString('en-US')} given up
              </Pill>
            </form>
          )}
        </>
      )}
    </div>
  )
}

function Progress({
  view: { delivered, total, parts, tallies, state },
  isOver,
}: {
  view: AnnouncementView
  isOver: boolean
}) {
  return (
    <div className={style.progress} id="progress" data-state={state}>
      <p className={style.numeral}>
        <strong>{delivered.toLocaleString('en-US')}</strong> of {total.toLocaleString('en-US')} delivered
      </p>
      <svg className={style.bar} width="100%" height="24" aria-hidden="true">
        <rect className={style.rest} width="100%" height="24" />
        <rect className={style.arrived} width={`${parts.delivered}%`} height="24" />
        <rect className={style.lost} x={`${parts.delivered}%`} width={`${parts.givenUp}%`} height="24" />
      </svg>
      {!isOver && (
        <ul className={style.tallies}>
          {tallies.map(({ count, text, failed = false }) => (
            <li key={text} data-failed={failed && count > 0 ? '' : undefined}>
              <strong>{count.toLocaleString('en-US')}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
