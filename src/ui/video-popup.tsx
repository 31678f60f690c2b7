import type { Accent } from '#art/names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import style from './video-popup.module.css'

interface VideoPopupProps {
  /** The dialog's id, unique on the page. */
  id: string
  /** Name of a film: its files are `/videos/<video>.mp4` and `.vtt`. */
  video: string
  title: string
  /** Fill of the player until the film's first frame. */
  ground?: Accent
  /** Places the play button. */
  className?: string
}

/**
 * A round play button and its dialog. The browser opens and closes the dialog; `video-popup.client.ts` starts and stops the
 * film and turns its captions on: a default track would be fetched with the page. Without JavaScript the button is a link
 * to the file.
 */
export function VideoPopup({ id, video, title, ground = 'yolk', className = '' }: VideoPopupProps) {
  const file = `/videos/${video}`
  // Attributes that React's types lack.
  const opens = { command: 'show-modal', commandfor: id }
  return (
    <>
      <button
        type="button"
        className={`${style.play} ${className}`}
        aria-label={`Play ${title}`}
        aria-haspopup="dialog"
        {...opens}
      >
        <Icon name="play" width={44} height={44} />
      </button>
      <noscript>
        <a className={`${style.play} ${style.link} ${className}`} href={`${file}.mp4`} aria-label={`Play ${title}`}>
          <Icon name="play" width={44} height={44} />
        </a>
      </noscript>
      <dialog id={id} className={style.popup} aria-label={title} data-scheme="dark" data-popup="" closedby="any">
        <div className={style.frame}>
          <form method="dialog" className={style.bar}>
            <p className={style.title}>{title}</p>
            <IconButton icon="close" label="Close video" type="submit" />
          </form>
          <video
            className={style.video}
            data-ground={ground}
            src={`${file}.mp4`}
            width={1280}
            height={720}
            preload="none"
            aria-label={title}
            controls
            playsInline
          >
            <track kind="captions" srcLang="en" label="English" src={`${file}.vtt`} />
          </video>
        </div>
      </dialog>
    </>
  )
}
