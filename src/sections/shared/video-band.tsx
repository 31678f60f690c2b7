import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { faceHeight, ObjectDrawing } from '#art/object.tsx'
import { VideoPopup } from '#ui/video-popup.tsx'
import style from './video-band.module.css'

interface VideoBandProps {
  /** The popup's id, unique on the page. */
  id: string
  /** Name of the film; without one the band has no button. */
  video: string | undefined
  title: string
  picture: { object: Pictured<ObjectName>; ground: Accent }
}

/** A band across the window with a very large object, and a play button where there is a film. */
export function VideoBand({ id, video, title, picture: { object, ground } }: VideoBandProps) {
  const drawing = <ObjectDrawing name={object} className={style.object} data-face={faceHeight(object)} />
  if (video === undefined) {
    return (
      <div className={style.band} data-ground={ground}>
        {drawing}
      </div>
    )
  }
  return (
    <section className={style.band} data-ground={ground} aria-label={title}>
      {drawing}
      <VideoPopup id={id} video={video} title={title} ground={ground} className={style.play ?? ''} />
    </section>
  )
}
