import type { ComponentProps } from 'react'
import { Field } from '#ui/field.tsx'
import style from './message-field.module.css'
import { inDigits, length, limits } from './rules.ts'
import { useHydrated } from './use-form.ts'

type MessageFieldProps = Omit<Extract<ComponentProps<typeof Field>, { as: 'textarea' }>, 'as' | 'value'> & {
  value: string
}

const most = limits.text.max

/** Characters left from which the count is shown. */
const shownFrom = most / 10

/** Characters left at which a screen reader announces the count: at every key it would interrupt the typing. */
const announcedAt = [shownFrom, 100, 20, 0] as const

/**
 * A field for text of several lines that counts the characters left once its limit is near. A text that is too long is
 * not cut off. Without JavaScript the limit is stated from the start.
 */
export function MessageField(props: MessageFieldProps) {
  const hydrated = useHydrated()
  const left = most - length(props.value.trim())
  const countId = `${props.idPrefix ?? ''}${props.name}-limit`
  const count = left > shownFrom ? undefined : inWords(left)
  return (
    <div className={style.message}>
      <Field as="textarea" {...props} aria-describedby={props.error ? undefined : countId} />
      <p id={countId} className={style.limit} data-before-script={hydrated ? undefined : ''}>
        {hydrated ? count : `${inDigits(most)} characters at most`}
      </p>
      <span className="visually-hidden" role="status">
        {hydrated && announcement(left)}
      </span>
    </div>
  )
}

const characters = (count: number) => `${inDigits(count)} ${count === 1 ? 'character' : 'characters'}`

const inWords = (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`)

/** The announced text. It stays the same between two steps, so that it is announced once. */
function announcement(left: number): string | undefined {
  if (left < 0) return 'Too long'
  const step = announcedAt.findLast((step) => left <= step)
  if (step === 0) return inWords(0)
  return step === undefined ? undefined : `At most ${characters(step)} left`
}
