import style from './numbers.module.css'

interface NumbersProps {
  numbers: readonly {
    value: number
    /** Directly after the number: `%`, `+`. */
    sign?: string
    label: string
  }[]
  /** Large ones fill a row of the page, a pair fills seven columns of one, small ones are for running text. */
  size?: 'large' | 'pair' | 'small'
  className?: string
}

/** Numbers, each with a word. The final value is in the HTML; counting up to it is decoration. */
export function Numbers({ numbers, size = 'large', className = '' }: NumbersProps) {
  return (
    <ul className={`${style.numbers} ${className}`} data-size={size}>
      {numbers.map(({ value, sign, label }) => (
        <li key={label}>
          <p className={style.number}>
            <span data-count="">{value}</span>
            {sign}
          </p>
          <p className={style.label}>{label}</p>
        </li>
      ))}
    </ul>
  )
}
