import type { Choice } from '#desk/view-parts.ts'
import { Icon } from '#ui/icon.tsx'
import style from './find-field.module.css'
import { KeyHint } from './key-hint.tsx'
import { Pill } from './pill.tsx'

interface FindProps {
  action: string
  /** What is looked for. */
  label?: string
  value?: string
  /** What else stands in the address. */
  kept?: Readonly<Record<string, string>>
  choice?: { name: string; label: string; value: string; choices: readonly Choice[] }
}

/** A search, a choice, or both: a form whose answer is an address. */
export function FindField({ action, label, value = '', kept = {}, choice }: FindProps) {
  return (
    <search>
      <form className={style.find} method="get" action={action} data-chooses="">
        {Object.entries(kept).map(
          ([name, text]) => text !== '' && <input key={name} type="hidden" name={name} value={text} />,
        )}
        {label !== undefined && (
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
        )}
        {choice && (
          <>
            <label className={style.select}>
              <span className="visually-hidden">{choice.label}</span>
              <select name={choice.name} defaultValue={choice.value}>
                {choice.choices.map((each) => (
                  <option key={each.value} value={each.value}>
                    {each.label}
                  </option>
                ))}
              </select>
              <Icon name="chevron" />
            </label>
            <span className={style.apply}>
              <Pill type="submit">Show</Pill>
            </span>
          </>
        )}
      </form>
    </search>
  )
}
