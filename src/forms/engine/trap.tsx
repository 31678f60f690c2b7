import { trapField } from './signals.ts'

/**
 * A field for programs that fill in every field. Out of sight, out of the tab order and unknown to screen readers; where
 * styles are missing, its label tells a person to leave it alone.
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
