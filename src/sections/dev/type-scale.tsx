import { Heading, type HeadingProps } from '#ui/heading.tsx'
import style from './sheet.module.css'

type Size = NonNullable<HeadingProps['size']>

const headings: readonly { size: Size; name: string; measures: string; text: string }[] = [
  { size: 'display', name: 'One-word page title', measures: '176 / .84 / −.05, 700', text: 'Blog' },
  { size: 'hero', name: 'Home h1', measures: '128 / .88 / −.046, 700', text: 'Straight' },
  { size: 'h1', name: 'h1', measures: '120 / .89 / −.045, 700', text: 'Straight face' },
  { size: 'h2', name: 'h2', measures: '88 / .92 / −.042, 700', text: 'Straight face' },
  { size: 'h3', name: 'h3', measures: '56 / .98 / −.034, 700', text: 'We keep a straight face' },
  { size: 'h4', name: 'h4', measures: '36 / 1.04 / −.026, 700', text: 'Your readers may not' },
  { size: 'h5', name: 'h5', measures: '24 / 1.16 / −.016, 700', text: 'Select a sentence' },
]

const texts = [
  { size: 'lead', name: 'Lead', measures: '24 / 1.34 / −.008, 430', text: 'It comes back as a joke.' },
  {
    size: 'body',
    name: 'Body',
    measures: '18 / 1.55 / +.004, 430',
    text: 'Long text holds to 68 characters and keeps its hands still.',
  },
  { size: 'small', name: 'Small', measures: '16 / 1.4, 430', text: 'Captions and meta' },
  { size: 'micro', name: 'Micro', measures: '14 / 1.4, 430–600', text: 'Dates, counts, legal throat-clearing' },
] as const

/** Every role of the type scale, with its measures at 1440. */
export function TypeScale() {
  return (
    <ul className={style.scale}>
      {headings.map(({ size, name, measures, text }) => (
        <li key={size}>
          <Measure name={name} measures={measures} />
          <Heading as="h3" size={size} dash={false} text={text} />
        </li>
      ))}
      {texts.map(({ size, name, measures, text }) => (
        <li key={size}>
          <Measure name={name} measures={measures} />
          <p className={style[size]}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Measure({ name, measures }: { name: string; measures: string }) {
  return (
    <p className={style.measure}>
      <b>{name}</b>
      <span>{measures}</span>
    </p>
  )
}
