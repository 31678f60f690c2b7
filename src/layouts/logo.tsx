import { BrandMark } from '#art/brand-mark.tsx'
import style from './logo.module.css'

/** The face and the name, linked to home. */
export function Logo({ name, href }: { name: string; href: string }) {
  return (
    <a className={style.logo} href={href}>
      <BrandMark width={46} height={25} />
      <span>{name}</span>
    </a>
  )
}
