import box from '#desk/parts/key-hint.module.css'
import { Pill } from '#desk/parts/pill.tsx'
import { Shell, screens } from '#desk/parts/shell/shell.tsx'
import { Title } from '#desk/parts/title.tsx'
import { paths } from '#desk/paths.ts'
import type { Frame } from '#desk/shell-props.ts'
import type { KeysView } from '#desk/views.ts'
import style from './keys-page.module.css'

interface Row {
  readonly keys: readonly string[]
  readonly does: string
}

const groups: readonly { readonly title: string; readonly rows: readonly Row[] }[] = [
  {
    title: 'In a list',
    rows: [
      { keys: ['j'], does: 'next' },
      { keys: ['k'], does: 'the one before' },
      { keys: ['Enter'], does: 'open, or go into the lead' },
      { keys: ['x'], does: 'select' },
      { keys: ['Shift', 'x'], does: 'select up to here' },
      { keys: ['*', 'a'], does: 'select all that are shown' },
      { keys: ['Esc'], does: 'clear the selection, then close' },
    ],
  },
  {
    title: 'With a lead, or those selected',
    rows: [
      { keys: ['e'], does: 'mark handled, or new again' },
      { keys: ['a'], does: 'archive, or take out' },
      { keys: ['s'], does: 'this is spam' },
      { keys: ['#'], does: 'delete; asks first' },
      { keys: ['r'], does: 'reply by mail' },
      { keys: ['n'], does: 'write a note' },
      { keys: ['t'], does: 'retry what was given up' },
      { keys: ['z'], does: 'take the last thing back' },
    ],
  },
  { title: 'Go to', rows: screens.map(({ key, label }) => ({ keys: ['g', key], does: label })) },
  {
    title: 'Elsewhere',
    rows: [
      { keys: ['/'], does: 'search' },
      { keys: ['.'], does: 'show new arrivals' },
      { keys: ['y'], does: 'approve a comment, release a suspect' },
      { keys: ['#'], does: 'reject a comment' },
      { keys: ['?'], does: 'this list' },
      { keys: ['Ctrl', 'Enter'], does: 'send what you are writing' },
    ],
  },
]

/** All keys of the desk. The script shows the same page beside other screens, in the lead's place. */
export function KeysPage({ view, frame }: { view: KeysView; frame: Frame }) {
  return (
    <Shell shell={view.shell} frame={frame}>
      <section className={style.keys} id="keys" aria-label="Keys" tabIndex={-1}>
        <header className={style.head}>
          <Title text="Keys" dash="still" />
          <Pill href={paths.inbox} data-keys-close="">
            Close <kbd className={box.key}>Esc</kbd>
          </Pill>
        </header>
        <p className={style.lead}>Everything here is also a button. Keys rest while you type.</p>
        <p className={style.without}>They need JavaScript, which is off in this browser.</p>
        <div className={style.groups}>
          {groups.map((group) => (
            <section key={group.title} className={style.group}>
              <h2>{group.title}</h2>
              <dl>
                {group.rows.map((row) => (
                  <OneKey key={row.does} row={row} />
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p className={style.lead} data-keys-choice="" hidden>
          <span data-keys-on="">Single keys bother you?</span>
          <span data-keys-off="" hidden>
            Single keys are off in this browser.
          </span>{' '}
          <button type="button" className={style.turn} data-keys-switch="">
            <span data-keys-on="">Turn them off in this browser.</span>
            <span data-keys-off="" hidden>
              Turn them on.
            </span>
          </button>
        </p>
      </section>
    </Shell>
  )
}

function OneKey({ row: { keys, does } }: { row: Row }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key} className={box.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  )
}
