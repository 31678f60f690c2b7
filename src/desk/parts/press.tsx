import { fields } from '#desk/paths.ts'
import { Pill } from './pill.tsx'

interface PressProps {
  path: string
  label: string
  /** Hidden fields of the form. */
  posts: readonly (readonly [name: string, value: string])[]
  /** The address to come back to. */
  from: string
  kind?: 'primary' | 'outline' | 'bare'
  destructive?: boolean
  slight?: boolean
  /** The key that presses it. */
  sign?: string
  /** What the action applies to, for screen readers. */
  about?: string
}

/** A button that is a form of its own. */
export function Press({ path, label, posts, from, sign, about, ...look }: PressProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name={fields.from} value={from} />
      {posts.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Pill type="submit" {...look} {...keyOf(sign)}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </Pill>
    </form>
  )
}

/** Attributes that let a key press a button. */
export const keyOf = (sign: string | undefined) =>
  sign === undefined ? {} : { 'data-key': sign, 'aria-keyshortcuts': sign }
