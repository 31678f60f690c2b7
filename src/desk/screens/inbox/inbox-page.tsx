import { Drawing } from '#art/drawing.tsx'
import { Goldfish } from '#art/objects/goldfish.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { ResultFlash } from '#desk/parts/result-flash.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import type { InboxView } from '#desk/screens/inbox/inbox-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import { Icon } from '#ui/icon.tsx'
import style from './inbox-page.module.css'
import { Lead } from './lead.tsx'
import { LeadList } from './lead-list.tsx'

/** The list of leads beside the open one. */
export function InboxPage({ view, frame }: { view: InboxView; frame: Frame }) {
  const { lead, chosen } = view
  return (
    <Shell shell={view.shell} frame={frame} layout="panes">
      <div className={style.panes} data-chosen={chosen || undefined} data-inbox={view.newsHref}>
        <LeadList view={view} />
        <section className={style.lead} id="lead" aria-label="Lead" tabIndex={-1}>
          {view.flash && <ResultFlash {...view.flash} from={lead?.from ?? view.here} />}
          <div className={style.inside}>
            {lead === undefined ? (
              <EmptyInbox />
            ) : (
              <>
                <div className={style.back}>
                  <h1 className="visually-hidden">Inbox</h1>
                  <a href={view.here}>
                    <Icon name="previous" />
                    <span>Inbox</span>
                  </a>
                  {view.turn?.newerHref && <Pill href={view.turn.newerHref}>Newer</Pill>}
                  {view.turn?.olderHref && <Pill href={view.turn.olderHref}>Older</Pill>}
                </div>
                <Lead lead={lead} />
              </>
            )}
          </div>
        </section>
      </div>
    </Shell>
  )
}

/** Replaces the lead when the list is empty. */
function EmptyInbox() {
  return (
    <div className={style.nothing}>
      <div className={style.fish} data-ground="lilac">
        <Drawing grid="tile">
          <Goldfish />
        </Drawing>
      </div>
      <div>
        <p className={style.done}>You are done here</p>
        <p>New leads appear by themselves. The fish is watching, as far as it remembers.</p>
      </div>
    </div>
  )
}
