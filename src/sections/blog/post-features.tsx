import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import style from './post-features.module.css'

/** Pictures between the paragraphs of a post. */
export function PostFeatures({ pictures }: { pictures: readonly { object: Pictured<ObjectName>; ground: Accent }[] }) {
  return (
    <div className={style.features}>
      {pictures.map(({ object, ground }) => (
        <div key={typeof object === 'string' ? object : object.photo.src} className={style.tile} data-ground={ground}>
          <ObjectDrawing name={object} />
        </div>
      ))}
    </div>
  )
}
