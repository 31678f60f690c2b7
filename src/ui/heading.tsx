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
  return (
    <Tag {...props} className={`${style.heading} ${className}`} data-size={size}>
      {parts.map((part, index) => (
        <Line key={part} text={part} last={index === parts.length - 1} dash={dash} broken={parts.length > 1} />
      ))}
    </Tag>
  )
}

function Line({ text, last, dash, broken }: { text: string; last: boolean; dash: boolean; broken: boolean }) {
  if (!last) return <span className={style.row}>{`${text} `}</span>
  if (!dash) return broken ? <span className={style.row}>{text}</span> : text
  const gap = text.lastIndexOf(' ') + 1
  const words = (
    <>
      {text.slice(0, gap)}
      <span className={style.end}>
        {text.slice(gap)}
        <Mouth className={style.dash} data-dash="" />
      </span>
    </>
  )
  return broken ? <span className={style.row}>{words}</span> : words
}
