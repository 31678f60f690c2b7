import { Tag } from '#ui/tag.tsx'
import style from './made-up.module.css'

interface MadeUpProps {
  /** What the tag says; nothing of somebody who is real, and then there is none. */
  label: string | undefined
}

/** Says of somebody, above their name, that they are invented. */
export function MadeUp({ label }: MadeUpProps) {
  if (label === undefined) return null
  return <Tag className={style.tag ?? ''}>{label}</Tag>
}
