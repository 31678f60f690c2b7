import type { ComponentProps } from 'react'
import style from './heading.module.css'
import { Mouth } from './mouth.tsx'

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'p'

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'children' | 'style'> {
  /** The heading's words. The dash follows the last word and never wraps alone. */
  text: string
  as?: Level
  /** A role of the type scale. */
  size?: 'display' | 'hero' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5'
  /** The designed lines of the words, for wide windows. */
  lines?: readonly string[]
  dash?: boolean
}

/** A heading with a dash: tomato on the ground, ink on an accent. */
export function Heading({
  text,
  as: Tag = 'h2',
  size = 'h2',
  lines,
  dash = true,
  className = '',
  ...props
}: HeadingProps) {
  const parts = lines ?? [text]
  const whole = parts.join(' ')
  const isGlued = endOf(whole) < whole.length - (parts.at(-1)?.length ?? 0)
  return (
    <Tag {...props} className={`${style.heading} ${className}`} data-size={size}>
      {parts.map((part, index) => (
        <Line
          key={part}
          text={part}
          last={index === parts.length - 1}
          glued={isGlued && index === parts.length - 2}
          dash={dash}
          broken={parts.length > 1}
        />
      ))}
    </Tag>
  )
}

/** A word with fewer letters looks lost on a line of its own. */
const fewest = 6
/** Most characters that stay together: in the largest type they and the dash fit the narrowest window. */
const most = 11

/** Where the words begin that stay on one line at the end: the last one, with the one before it where it is short. */
function endOf(text: string): number {
  const last = text.lastIndexOf(' ') + 1
  const pair = text.lastIndexOf(' ', last - 2) + 1
  const isShort = text.slice(last).replaceAll(/\P{L}/gu, '').length < fewest
  // A title of two words breaks where it has to.
  return isShort && pair > 0 && text.length - pair <= most ? pair : last
}

interface LineProps {
  text: string
  last: boolean
  /** Whether its last word stays with the next line, in windows without designed lines. */
  glued: boolean
  dash: boolean
  broken: boolean
}

function Line({ text, last, glued, dash, broken }: LineProps) {
  if (glued) {
    return (
      <>
        <span className={style.row}>{text}</span>
        <span className={style.glue}>{'\u00a0'}</span>
      </>
    )
  }
  if (!last) return <span className={style.row}>{`${text} `}</span>
  const end = endOf(text)
  const words =
    !dash && end > text.lastIndexOf(' ') ? (
      text
    ) : (
      <>
        {text.slice(0, end)}
        <span className={style.end}>
          {text.slice(end)}
          {dash && <Mouth className={style.dash} data-dash="" />}
        </span>
      </>
    )
  return broken ? <span className={style.row}>{words}</span> : words
}
