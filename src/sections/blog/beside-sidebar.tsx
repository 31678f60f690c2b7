import type { ReactNode } from 'react'
import style from './beside-sidebar.module.css'

interface BesideSidebarProps {
  /** A slot of the page. */
  sidebar?: ReactNode
  children: ReactNode
}

/** The blog's columns: the main content, and the sidebar, which follows it in narrow windows. */
export function BesideSidebar({ sidebar, children }: BesideSidebarProps) {
  return (
    <div className={style.columns}>
      <div className={style.content}>{children}</div>
      {sidebar}
    </div>
  )
}
