import type { ReactNode } from 'react'
import style from './listing.module.css'

/** The paper that a page's tiles stand on, between its header and the footer. */
export function Listing({ children }: { children: ReactNode }) {
  return <div className={style.listing}>{children}</div>
}
