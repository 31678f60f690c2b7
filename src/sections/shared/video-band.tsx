import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { faceHeight, ObjectDrawing } from '#art/object.tsx'
import { VideoPopup } from '#ui/video-popup.tsx'
import style from './video-band.module.css'

interface VideoBandProps {
  /** Names the popup; unique on the page. */
  id: string
  /** The film about what the page is about; the band has no button where there is none. */
  video: string | undefined
  /** What the film is called. */
  title: string
  picture: { object: Pictured<ObjectName>; ground: Accent }
}

/** A band across the window with a very large object, and a button that plays the film where there is one. */
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
