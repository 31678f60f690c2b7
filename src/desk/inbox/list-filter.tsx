import type { InboxView } from '#desk/inbox/inbox-view.ts'
import { KeyHint } from '#desk/parts/key-hint.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { paths } from '#desk/paths.ts'
import type { Choice } from '#desk/view-parts.ts'
import { Icon } from '#ui/icon.tsx'
import style from './list-filter.module.css'

/** Search, form and day: one form whose answer is an address. */
export function ListFilter({ view: { filter, forms, sinces } }: { view: InboxView }) {
  return (
    <search>
      <form className={style.filter} method="get" action={paths.inbox} data-filter="">
        {filter.state !== '' && <input type="hidden" name="state" value={filter.state} />}
        <label className={style.search}>
          <span className="visually-hidden">Search all fields</span>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            defaultValue={filter.q}
            placeholder="Search all fields"
            maxLength={200}
            autoComplete="off"
            aria-keyshortcuts="/"
            data-key="/"
          />
          <KeyHint sign="/" />
        </label>
        <button type="button" className={style.more} popoverTarget="filters">
          Filter
        </button>
        <div className={style.choices} id="filters" popover="auto">
          <Select name="form" label="Form" choices={forms} value={filter.form} />
          <Select name="from" label="Day" choices={sinces} value={filter.from} />
          <span className={style.apply}>
            <Pill type="submit" kind="outline">
              Show
            </Pill>
          </span>
        </div>
      </form>
    </search>
  )
}

interface SelectProps {
  name: string
  label: string
  choices: readonly Choice[]
  value: string
}

/** One choice of several. The script sends its form as soon as something is chosen. */
export function Select({ name, label, choices, value }: SelectProps) {
  return (
    <label className={style.select}>
      <span className="visually-hidden">{label}</span>
      <select name={name} defaultValue={value}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </label>
  )
}
