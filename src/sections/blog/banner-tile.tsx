import type { Accent, ObjectName } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { Button } from '#ui/button.tsx'
import style from './banner-tile.module.css'

export interface BannerTileProps {
  text: string
  action: string
  href: string
  ground: Accent
  object: ObjectName
  /** The object stands on the tile's lower edge; else it floats a little above. */
  grounded?: boolean
}

/** A text, a link, and a drawing cropped at its base. */
export function BannerTile({ text, action, href, ground, object, grounded = false }: BannerTileProps) {
  return (
    <div className={style.banner} data-ground={ground}>
      <p className={style.text}>{text}</p>
      <Button href={href} size="small" mouth>
        {action}
      </Button>
      <ObjectDrawing name={object} className={style.object} data-grounded={grounded || undefined} />
    </div>
  )
}
