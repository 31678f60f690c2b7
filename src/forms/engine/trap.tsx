import { trapField } from './signals.ts'

/**
 * A field for programs that fill in every field. It is invisible, not focusable and hidden from screen readers; without
 * styles its label tells people to leave it empty.
 */
export function Trap() {
  return (
    <span className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </span>
  )
}
