import type { ComponentProps } from 'react'
import { ObjectDrawing } from '#art/object.tsx'
import { TextLink } from '#ui/text-link.tsx'
import style from './service-board.module.css'
import type { ServiceTiles } from './service-tiles.tsx'

/** Services on a chessboard without gaps: two to a row, each a drawing and its words. */
export function ServiceBoard({ services, link }: ComponentProps<typeof ServiceTiles>) {
  return (
    <ul className={style.board}>
      {services.map(({ title, description, image, ground, href, mark }) => (
        <li key={href} className={style.service}>
          <div className={style.square} data-ground={ground}>
            <ObjectDrawing name={image} className={style.object} />
          </div>
          <div className={style.words}>
            <h2 className={style.title}>{title}</h2>
            <p className={style.text}>
              {mark !== undefined && <span className={style.mark}>{mark}</span>}
              {description}
            </p>
            <TextLink href={href} className={style.link ?? ''}>{`${link} ${title}`}</TextLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
