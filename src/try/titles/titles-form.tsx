import type { ComponentProps, ReactNode, Ref } from 'react'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import style from './titles-form.module.css'
import type { FormWords, TitleFields } from './words.ts'

/** Prefix of element ids: on /try, the part around the form has the bare name as its anchor. */
const prefix = 'titles-'

interface TitlesFormProps extends Omit<ComponentProps<'form'>, 'ref'> {
  words: FormWords
  fields: TitleFields
  typed?: { readonly keywords: string; readonly dryness: string } | undefined
  error?: string | undefined
  /** The count of keywords and their limit; without JavaScript, the limit. */
  count: string
  isOver?: boolean
  /** Content under the field. */
  below?: ReactNode
  /** The content of the button. */
  children: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** A form of keywords and the dryness of their titles. It posts without JavaScript too. */
export function TitlesForm(props: TitlesFormProps) {
  const { words, fields, typed, error, count, isOver = false, below, children, ...form } = props
  const { label, hint, ...drynesses } = words.dryness
  const options = Object.entries(drynesses).map(([value, text]) => ({ value, label: text }))
  return (
    <form {...form} className={style.form} method="post">
      <div className={style.counted}>
        <Field
          as="textarea"
          name={fields.keywords}
          idPrefix={prefix}
          label={words.keywords}
          placeholder={words.placeholder}
          defaultValue={typed?.keywords}
          error={error}
          aria-describedby={`${prefix}count`}
          autoCapitalize="none"
          rows={4}
        />
        <span id={`${prefix}count`} className={style.count} data-over={isOver || undefined}>
          {count}
        </span>
      </div>
      {below}
      <div className={style.dryness}>
        <span className={style.label} aria-hidden="true">
          {label}
        </span>
        <Choice
          legend={label}
          name={fields.dryness}
          options={options}
          initial="crisp"
          chosen={typed?.dryness || 'crisp'}
          kind="toggle"
          describedBy={`${prefix}dryness`}
        />
        <p id={`${prefix}dryness`} className={style.hint}>
          {hint}
        </p>
      </div>
      <div>{children}</div>
    </form>
  )
}
