import style from './choice.module.css'

export interface ChoiceProps {
  /** What is being chosen, for screen readers. */
  legend: string
  /** The radio group's name; what it changes on the page is selected in CSS with `:has(:checked)`. */
  name: string
  options: readonly { value: string; label: string }[]
  /** The value chosen when the page opens. */
  initial: string
  /** Pills apart (`tabs`), or two in one pill (`toggle`). */
  kind?: 'tabs' | 'toggle'
}

/** Radio buttons that look like pills. They work without JavaScript. */
export function Choice({ legend, name, options, initial, kind = 'tabs' }: ChoiceProps) {
  return (
    <fieldset className={style.choice} data-kind={kind}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={style.option}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === initial}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
