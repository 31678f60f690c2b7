import { useRef, useState } from 'react'
import { longestText, writingWords } from '#content-model/pages/try-writing.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import style from './own-text.module.css'
import { sentencesOf } from './sentences.ts'
import { charactersIn } from './use-writing.ts'

interface OwnTextProps {
  text: string
  onChange: (text: string) => void
  /** @param isPressed whether the button was pressed, rather than the field left */
  onDone: (isPressed: boolean) => void
}

const words = writingWords.own

/** The field of a visitor's own text. It becomes a sheet when the focus leaves it. */
export function OwnText({ text, onChange, onDone }: OwnTextProps) {
  const [error, setError] = useState<string>()
  const done = useRef<HTMLButtonElement>(null)
  const characters = charactersIn(text)

  function finish(isPressed: boolean) {
    const wrong = wrongWith(text, characters)
    // An empty field that only lost the focus gets no message.
    if (wrong && (isPressed || characters > 0)) setError(wrong)
    if (!wrong) onDone(isPressed)
  }

  return (
    <div className={style.own}>
      <Field
        as="textarea"
        name="text"
        label={words.field}
        placeholder={words.placeholder}
        value={text}
        error={error}
        aria-describedby="text-count"
        onChange={({ target }) => {
          onChange(target.value)
          setError(undefined)
        }}
        onBlur={({ relatedTarget }) => relatedTarget !== done.current && finish(false)}
      />
      <p id="text-count" className={style.count}>
        {words.count(characters)}
      </p>
      <Button ref={done} type="submit" kind="secondary" size="small" onClick={() => finish(true)}>
        {words.done}
      </Button>
    </div>
  )
}

function wrongWith(text: string, characters: number): string | undefined {
  if (characters > longestText) return words.long(characters)
  return sentencesOf(text).length === 0 ? words.empty : undefined
}
