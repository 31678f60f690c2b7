import type { Pictured, PosterName } from '#art/names.ts'
import { PosterDrawing, posterGround } from '#art/poster.tsx'
import style from './poster-tile.module.css'

interface PosterTileProps {
  poster: Pictured<PosterName>
  /** The title as it is set on the poster, one entry a line. */
  lines: readonly string[]
  href: string
  className?: string
}

/** A client's poster, linked to the project. */
export function PosterTile({ poster, lines, href, className = '' }: PosterTileProps) {
  return (
    <a className={`${style.tile} ${className}`} href={href} data-ground={posterGround(poster)} data-tilt="">
      <PosterDrawing name={poster} className={style.drawing} preserveAspectRatio="xMidYMax slice" />
      <span className={style.title}>
        {lines.map((line) => (
          <span key={line} className={style.line}>{`${line} `}</span>
        ))}
      </span>
    </a>
  )
}
