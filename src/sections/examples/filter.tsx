import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import style from './filter.module.css'

interface Clause {
  label: string
  /** Label of the choice that matches anything. */
  any: string
}

interface Option {
  value: string
  label: string
}

export interface FilterProps {
  action: string
  words: {
    label: string
    show: string
    channel: Clause
    for: string
    audience: Clause
    at: string
    dryness: Clause
    submit: string
    clear: string
  }
  options: Readonly<Record<Name, readonly Option[]>>
  chosen: { readonly [name in Name]?: string | undefined }
  /** The number of examples, or of those that match. */
  count: string
}

const names = ['channel', 'audience', 'dryness'] as const
type Name = (typeof names)[number]

/** The filter as a sentence with three gaps. A GET form, which `filter.client.ts` submits at each change. */
export function Filter({ action, words, options, chosen, count }: FilterProps) {
  const gap = (name: Name) => <Gap name={name} {...words[name]} options={options[name]} chosen={chosen[name]} />
  return (
    <form className={style.filter} action={action} method="get" aria-label={words.label} data-filter="">
      <p className={style.sentence}>
        <span className={style.clause}>
          {words.show} {gap('channel')}
        </span>{' '}
        <span className={style.clause}>
          {words.for} {gap('audience')},
        </span>{' '}
        <span className={style.clause}>
          {words.at} {gap('dryness')}.
        </span>
      </p>
      <div className={style.end}>
        <p className={style.count} role="status">
          {count}
        </p>
        {names.some((name) => chosen[name] !== undefined) && <TextLink href={action}>{words.clear}</TextLink>}
        <Button type="submit" size="small" kind="secondary" data-submit="">
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

type GapProps = Clause & {
  name: Name
  options: readonly Option[]
  chosen: string | undefined
}

function Gap({ name, label, any, options, chosen = '' }: GapProps) {
  return (
    <span className={style.gap}>
      <select name={name} aria-label={label} defaultValue={chosen} className={style.select} autoComplete="off">
        <option value="">{any}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className={style.chevron} />
    </span>
  )
}
