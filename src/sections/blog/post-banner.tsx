import type { ReactNode } from 'react'
import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { mouthOf, ObjectDrawing } from '#art/object.tsx'
import style from './post-banner.module.css'

interface PostBannerProps {
  object: Pictured<ObjectName>
  ground: Accent
  /** Stands where the dash would be. */
  children?: ReactNode
}

/** Below this, in units of the drawing's grid, a mouth would leave the band, so the object moves up. */
const low = 122

/** The dash's font is one unit high, so that it is measured as the drawing is. */
const units = (length: number) => `${length}em`

/** A post's picture across the page, and a dash as long as there is room, level with the object's mouth. */
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
