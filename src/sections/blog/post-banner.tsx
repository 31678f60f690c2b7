import type { ReactNode } from 'react'
import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { mouthOf, ObjectDrawing } from '#art/object.tsx'
import style from './post-banner.module.css'

interface PostBannerProps {
  object: Pictured<ObjectName>
  ground: Accent
  /** Replaces the dash. */
  children?: ReactNode
}

/** Below this, in units of the drawing's grid, the mouth would be outside the band, so the object moves up. */
const low = 122

/** The dash's font size is one unit of the drawing's grid. */
const units = (length: number) => `${length}em`

/** A post's picture across the page, and a dash from the margin to the object, level with its mouth. */
export function PostBanner({ object, ground, children }: PostBannerProps) {
  return (
    <div
      className={style.banner}
      data-ground={ground}
      data-low={(typeof object === 'string' && mouthOf(object).y > low) || undefined}
    >
      <ObjectDrawing name={object} className={style.object} />
      {children ?? (typeof object === 'string' && <Dash {...mouthOf(object)} />)}
    </div>
  )
}

function Dash({ y, thickness }: ReturnType<typeof mouthOf>) {
  return (
    <svg className={style.dash} aria-hidden="true" focusable="false">
      <rect
        y={units(y - thickness / 2)}
        width="100%"
        height={units(thickness)}
        rx={units(thickness / 2)}
        fill="currentColor"
      />
    </svg>
  )
}
