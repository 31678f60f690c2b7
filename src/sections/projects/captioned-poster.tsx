import type { ComponentProps } from 'react'
import style from './captioned-poster.module.css'
import { PosterTile } from './poster-tile.tsx'

export interface Captioned extends Pick<ComponentProps<typeof PosterTile>, 'poster' | 'lines' | 'href'> {
  title: string
  /** The project's labels. */
  caption: string
}

type CaptionedPosterProps = Captioned & {
  /** Repeats the title, for a poster outside of a grid of posters. */
  titled?: boolean
}

export function CaptionedPoster({ title, caption, titled = false, poster, lines, href }: CaptionedPosterProps) {
  return (
    <>
      <PosterTile poster={poster} lines={lines} href={href} />
      <p className={style.caption}>
        {titled && <span className={style.title}>{title}</span>}
        <span className={style.labels}>{caption}</span>
      </p>
    </>
  )
}
