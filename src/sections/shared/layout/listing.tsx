import type { ReactNode } from 'react'
import style from './listing.module.css'

/** The area of a page's tiles, between its header and the footer. */
export function Listing({ children }: { children: ReactNode }) {
  return <div className={style.listing}>{children}</div>
}
