import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import style from './search-form.module.css'

export interface SearchFormProps {
  /** Address that takes the question, as `q`. */
  path: string
  label: string
  placeholder: string
  /** Distinguishes the field's id on a page with two of these forms. */
  idPrefix: string
  query?: string
  /** Most characters of a question. */
  limit?: number
  /** Label of the button; without it the button is a sign at the field's end, with the form's label. */
  button?: string
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
}

/** A search form, sent with GET. */
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
