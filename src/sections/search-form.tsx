import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import style from './search-form.module.css'

interface SearchFormProps {
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
  /** The words on the button; without them Enter asks. */
  button?: string
}

/** A question to the whole site: a plain GET. */
export function SearchForm({ path, label, placeholder, idPrefix, query = '', limit, button }: SearchFormProps) {
  return (
    <search>
      <form action={path} className={style.form}>
        <Field
          name="q"
          idPrefix={idPrefix}
          type="search"
          label={label}
          placeholder={placeholder}
          defaultValue={query}
          maxLength={limit}
        />
        {button && (
          <Button type="submit" mouth>
            {button}
          </Button>
        )}
      </form>
    </search>
  )
}
