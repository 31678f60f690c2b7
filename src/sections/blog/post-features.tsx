import type { Accent, ObjectName } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import style from './post-features.module.css'

/** Pictures between the paragraphs of a post. */
export function PostFeatures({ pictures }: { pictures: readonly { object: ObjectName; ground: Accent }[] }) {
  return (
    <div className={style.features}>
      {pictures.map(({ object, ground }) => (
        <div key={object} className={style.tile} data-ground={ground}>
          <ObjectDrawing name={object} />
        </div>
      ))}
    </div>
  )
}
