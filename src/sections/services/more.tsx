import { TextLink } from '#ui/text-link.tsx'
import style from './more.module.css'

/** The link at the end of a list. */
export function More({ label, href }: { label: string; href: string }) {
  return (
    <p className={style.more}>
      <TextLink href={href}>{label}</TextLink>
    </p>
  )
}
