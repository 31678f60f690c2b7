import type { ReactNode } from 'react'
import style from './beside-sidebar.module.css'
import { PostSidebar, type PostSidebarProps } from './post-sidebar.tsx'

/** The blog's columns: what the page is about, and the sidebar, which comes after it in narrow windows. */
export function BesideSidebar({ sidebar, children }: { sidebar: PostSidebarProps; children: ReactNode }) {
  return (
    <div className={style.columns}>
      <div className={style.content}>{children}</div>
      <PostSidebar {...sidebar} />
    </div>
  )
}
