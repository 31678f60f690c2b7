import { ConfirmDelete } from '#desk/parts/confirm-delete.tsx'
import { Item, ItemActions, Meta } from '#desk/parts/item.tsx'
import { EmptyList, ListPage } from '#desk/parts/list-page.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { keyOf, Press } from '#desk/parts/press.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import { fields, paths } from '#desk/paths.ts'
import type { DeadView, ShownDeadLetter } from '#desk/screens/dead/dead-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import style from './dead-page.module.css'

const hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['t'], does: 'retry' },
  { keys: ['#'], does: 'delete' },
] as const

/** Deliveries that were given up, each with the receiver's last words. */
export function DeadPage({ view, frame }: { view: DeadView; frame: Frame }) {
  const { letters } = view
  const some = letters.length > 0
  return (
    <Shell shell={view.shell} frame={frame}>
      <ListPage
        view={view}
        title="Dead letters"
        dash={some ? 'waits' : 'emptied'}
        lead="A channel tried ten times in 76 hours, or was told never to come back. The lead itself is safe in the inbox."
        side={letters.length > 1 && <RetryAll letters={letters} from={view.here} />}
        note={
          some
            ? `${view.more} Deleting takes the delivery away and leaves the lead. Letters of the site’s own stay a week.`
            : ''
        }
        hints={some ? hints : []}
      >
        {letters.map((letter) => (
          <OneLetter key={letter.id} letter={letter} view={view} />
        ))}
        {!some && <EmptyList text="No dead letters. Everything that was sent arrived." />}
      </ListPage>
    </Shell>
  )
}

function RetryAll({ letters, from }: { letters: readonly ShownDeadLetter[]; from: string }) {
  return (
    <form method="post" action={paths.retryDead}>
      <input type="hidden" name={fields.from} value={from} />
      {letters.map(({ id }) => (
        <input key={id} type="hidden" name={fields.delivery} value={id} />
      ))}
      <Pill type="submit" kind="primary">
        Retry all {letters.length.toLocaleString('en-US')}
      </Pill>
    </form>
  )
}

function OneLetter({ letter, view }: { letter: ShownDeadLetter; view: DeadView }) {
  const { id, name, form, openHref, meaning, helps, said, way, tries, question, askHref } = letter
  const heading = `name-${id}`
  const aside = (
    <>
      <p className={style.way}>
        <VisitorText text={way} />
      </p>
      <p className={style.tries}>{tries}</p>
    </>
  )
  return (
    <Item id={id} name={heading} next={view.at === id} asks={question !== undefined} aside={aside}>
      <h2 id={heading} dir="auto">
        <VisitorText text={name} />
      </h2>
      <Meta
        parts={[
          form,
          ...(openHref === undefined
            ? []
            : [
                <a key="open" href={openHref}>
                  Open
                </a>,
              ]),
        ]}
      />
      <p className={style.meaning}>{meaning}</p>
      {said !== undefined && (
        <p className={style.said} dir="auto">
          <VisitorText text={said} />
        </p>
      )}
      {question ? (
        <ConfirmDelete question={question} from={view.here} />
      ) : (
        <ItemActions>
          <Press
            path={paths.retryDead}
            label="Retry"
            posts={[[fields.delivery, id]]}
            from={view.here}
            kind={helps ? 'primary' : 'outline'}
            sign="t"
          />
          <Pill href={askHref} kind="bare" destructive {...keyOf('#')}>
            Delete
          </Pill>
        </ItemActions>
      )}
    </Item>
  )
}
