import type { Choice } from '#desk/shell-props.ts'
import style from './find-field.module.css'
import { Apply, SearchInput, Select } from './find-inputs.tsx'

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
