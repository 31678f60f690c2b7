import type { Action } from '#desk/shell-props.ts'
import { Icon } from '#ui/icon.tsx'
import style from './selection-bar.module.css'

/** Actions for the selected leads. Without JavaScript CSS shows it as well. */
export function SelectionBar({ actions }: { actions: readonly Action[] }) {
  return (
    <div className={style.bar} data-selection="">
      <p>
        <span data-selected="">Those selected</span>
      </p>
      <div className={style.verbs}>
        {actions.map(({ label, verb, destructive, key }) => (
          <button
            key={label}
            type="submit"
            name="verb"
            value={verb}
            data-destructive={destructive || undefined}
            data-bulk-key={key}
            aria-keyshortcuts={key}
          >
            {label}
          </button>
        ))}
      </div>
      <button type="reset" className={style.clear} aria-label="Clear the selection">
        <Icon name="close" />
      </button>
    </div>
  )
}
