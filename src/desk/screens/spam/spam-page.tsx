import { ConfirmDelete } from '#desk/parts/confirm-delete.tsx'
import { Item, ItemActions, Meta } from '#desk/parts/item.tsx'
import { EmptyList, ListPage } from '#desk/parts/list-page.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { keyOf, Press } from '#desk/parts/press.tsx'
import { SaveLink } from '#desk/parts/save-link.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { Reasons } from '#desk/parts/spam-reasons.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import { fields, paths } from '#desk/paths.ts'
import type { SpamView, Suspect } from '#desk/screens/spam/spam-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import style from './spam-page.module.css'

const hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['y'], does: 'release' },
  { keys: ['#'], does: 'delete' },
] as const

/** Suspects of spam, each with its reasons. */
export function SpamPage({ view, frame }: { view: SpamView; frame: Frame }) {
  const { suspects, question } = view
  return (
    <Shell shell={view.shell} frame={frame}>
      <ListPage
        view={view}
        title="Spam"
        dash={suspects.length > 0 ? 'waits' : 'emptied'}
        lead="Suspects went nowhere. Somebody looks at them, and it is you. Released ones are delivered within 15 seconds."
        side={suspects.length > 0 && <All view={view} />}
        filter={question && <ConfirmDelete question={question} from={paths.spam} />}
        note={view.count}
        hints={suspects.length > 0 ? hints : []}
      >
        {suspects.map((suspect) => (
          <OneSuspect key={suspect.id} suspect={suspect} view={view} />
        ))}
        {suspects.length === 0 && <EmptyList text="The quarantine is empty. Nobody tried, or nobody was caught." />}
      </ListPage>
    </Shell>
  )
}

/** Actions for all suspects. */
function All({ view }: { view: SpamView }) {
  return (
    <>
      <SaveLink href={paths.spamCsv} />
      <Pill href={view.askAllHref} kind="bare" destructive>
        Delete all {view.suspects.length.toLocaleString('en-US')}
      </Pill>
    </>
  )
}

function OneSuspect({ suspect, view }: { suspect: Suspect; view: SpamView }) {
  const { id, name, meta, words, facts, question, askHref } = suspect
  const heading = `name-${id}`
  return (
    <Item
      id={id}
      name={heading}
      next={view.at === id}
      asks={question !== undefined || view.question !== undefined}
      aside={<Reasons reasons={suspect.reasons} />}
    >
      <h2 id={heading} dir="auto">
        <VisitorText text={name} />
      </h2>
      <Meta parts={meta.map((part) => <VisitorText key={part} text={part} />)} />
      {words !== '' && (
        <p className={style.text} dir="auto">
          <VisitorText text={words} />
        </p>
      )}
      {question ? (
        <ConfirmDelete question={question} from={view.here} />
      ) : (
        <ItemActions>
          <Press
            path={paths.suspects}
            label="Release"
            posts={[
              [fields.lead, id],
              [fields.verb, 'release'],
            ]}
            from={view.here}
            kind="primary"
            sign="y"
          />
          <Pill href={askHref} kind="bare" destructive {...keyOf('#')}>
            Delete
          </Pill>
          <details className={style.more}>
            <summary>Show all fields</summary>
          </details>
        </ItemActions>
      )}
      <dl className={style.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir={text === '' ? undefined : 'auto'}>{text === '' ? 'Left empty' : <VisitorText text={text} />}</dd>
          </div>
        ))}
      </dl>
    </Item>
  )
}
