import { Tag } from '#ui/tag.tsx'
import style from './made-up.module.css'

interface MadeUpProps {
  /** The tag's text; undefined for a real person, who gets no tag. */
  label: string | undefined
}

/** The tag above the name of an invented person. */
export function MadeUp({ label }: MadeUpProps) {
  if (label === undefined) return null
  return <Tag className={style.tag ?? ''}>{label}</Tag>
}
