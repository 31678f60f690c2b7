import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import style from './search-form.module.css'

export interface SearchFormProps {
  /** Where the question is sent, as `q`. */
  path: string
  label: string
  placeholder: string
  /** Sets the field's id apart when a page holds two of these. */
  idPrefix: string
  /** What was asked. */
  query?: string
  /** Longest question taken, in characters. */
  limit?: number
  /** The words on the button; without them it is a sign at the field's end, named by the label. */
  button?: string
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
}

/** A question to the whole site: a plain GET. */
export function SearchForm({
  path,
  label,
  placeholder,
  idPrefix,
  query = '',
  limit,
  button,
  labelHidden = false,
}: SearchFormProps) {
  return (
    <search>
      <form action={path} className={button ? style.beside : style.within}>
        <Field
          name="q"
          idPrefix={idPrefix}
          type="search"
          label={label}
          labelHidden={labelHidden}
          placeholder={placeholder}
          defaultValue={query}
          maxLength={limit}
        />
        {button ? (
          <Button type="submit" mouth>
            {button}
          </Button>
        ) : (
          <IconButton type="submit" icon="search" label={label} className={style.sign ?? ''} />
        )}
      </form>
    </search>
  )
}
