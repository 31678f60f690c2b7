import type { Choice } from '#desk/shell-props.ts'
import style from './find-field.module.css'
import { Apply, SearchInput, Select } from './find-inputs.tsx'

interface FindProps {
  action: string
  /** Label of the search; without it there is none. */
  label?: string
  value?: string
  /** Other parameters of the address, kept as hidden fields. */
  kept?: Readonly<Record<string, string>>
  choice?: { name: string; label: string; value: string; choices: readonly Choice[] }
}

/** A search, a choice, or both, as a form that is sent with GET. */
export function FindField({ action, label, value = '', kept = {}, choice }: FindProps) {
  return (
    <search>
      <form className={style.find} method="get" action={action} data-filter="">
        {Object.entries(kept).map(
          ([name, text]) => text !== '' && <input key={name} type="hidden" name={name} value={text} />,
        )}
        {label !== undefined && <SearchInput label={label} value={value} />}
        {choice && (
          <>
            <Select {...choice} />
            <Apply />
          </>
        )}
      </form>
    </search>
  )
}
