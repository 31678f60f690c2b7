import type { Choice } from '#desk/shell-props.ts'
import { Icon } from '#ui/icon.tsx'
import style from './find-inputs.module.css'
import { KeyHint } from './key-hint.tsx'
import { Pill } from './pill.tsx'

/** The field `q`. */
export function SearchInput({ label, value }: { label: string; value: string }) {
  return (
    <label className={style.search}>
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        defaultValue={value}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        aria-keyshortcuts="/"
        data-key="/"
      />
      <KeyHint sign="/" />
    </label>
  )
}

interface SelectProps {
  name: string
  label: string
  choices: readonly Choice[]
  value: string
}

/** One choice of several. The script submits forms with `data-filter` at every change. */
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

/** The submit button, for browsers without scripts. */
export function Apply() {
  return (
    <span className={style.apply}>
      <Pill type="submit">Show</Pill>
    </span>
  )
}
