import { KeyHint } from '#desk/parts/key-hint.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { ResultFlash } from '#desk/parts/result-flash.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import type { LeadPageView, LeadView } from '#desk/screens/inbox/inbox-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import { Icon } from '#ui/icon.tsx'
import { Lead } from './lead.tsx'
import style from './lead-page.module.css'

/** A lead on a page of its own. */
export function LeadPage({ view, frame }: { view: LeadPageView; frame: Frame }) {
  return (
    <Shell shell={view.shell} frame={frame}>
      {view.flash && <ResultFlash {...view.flash} from={view.lead.from} />}
      <div className={style.page}>
        <h1 className="visually-hidden">{nameOf(view.lead)}</h1>
        <div className={style.top}>
          <a className={style.back} href={view.list.href}>
            <Icon name="previous" />
            <span>{view.list.label}</span>
          </a>
          <span className={style.turn}>
            {view.place && <span className={style.place}>{view.place}</span>}
            {view.newerHref && (
              <Pill href={view.newerHref} data-key="k" aria-keyshortcuts="k">
                Newer <KeyHint sign="k" />
              </Pill>
            )}
            {view.olderHref && (
              <Pill href={view.olderHref} data-key="j" aria-keyshortcuts="j">
                Older <KeyHint sign="j" />
              </Pill>
            )}
          </span>
        </div>
        <Lead lead={view.lead} own />
      </div>
    </Shell>
  )
}

function nameOf({ reasons, comment }: LeadView): string {
  if (reasons.length > 0) return 'Suspect'
  return comment === undefined ? 'Lead' : 'Comment'
}
