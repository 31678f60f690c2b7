import style from './choice.module.css'

export interface ChoiceProps {
  /** Name of the choice; for screen readers only, unless it is shown. */
  legend: string
  /** Shows the legend above, like a field's label, and makes the pill as high as the field beside it. */
  legendShown?: boolean
  /** The radio group's name; CSS selects the affected parts of the page with `:has(:checked)`. */
  name: string
  options: readonly { value: string; label: string }[]
  /** The id of a text about the choice. */
  describedBy?: string
  /** The value chosen when the page's address has none. */
  initial: string
  /** The value chosen when the page opens, where it is not the initial one. */
  chosen?: string
  /** On a page whose address keeps the choice: label of the button that submits it without JavaScript. */
  keep?: string
  /** Pills apart (`tabs`), or all in one pill (`toggle`). */
  kind?: 'tabs' | 'toggle'
  onChange?: (value: string) => void
}

/**
 * Radio buttons that look like pills, and work without JavaScript. On a page whose address keeps the choice, `name` is
 * the address's parameter, and layouts/client/choice-address.client.ts writes it.
 */
export function Choice({
  legend,
  legendShown = false,
  describedBy,
  name,
  options,
  initial,
  chosen = initial,
  keep,
  kind = 'tabs',
  onChange,
}: ChoiceProps) {
  const pills = (
    <fieldset className={style.choice} data-kind={kind} aria-describedby={describedBy}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={style.option}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onChange={onChange && (() => onChange(value))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
  if (legendShown) {
    return (
      <div className={style.labelled}>
        <span className={style.label} aria-hidden="true">
          {legend}
        </span>
        {pills}
      </div>
    )
  }
  if (keep === undefined) return pills
  return (
    <form className={style.kept} data-initial={initial}>
      {pills}
      <noscript>
        <button type="submit" className={style.keep}>
          {keep}
        </button>
      </noscript>
    </form>
  )
}
