import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { TextLink } from '#ui/text-link.tsx'
import style from './service-tiles.module.css'

interface ServiceTilesProps {
  services: readonly {
    title: string
    description: string
    image: Pictured<ObjectName>
    ground: Accent
    href: string
    /** Who does it, above the description. */
    mark?: string
  }[]
  /** Words before the service's name in its link. */
  link: string
  /** Heading level of the services' names, for the page's outline. */
  level?: 3 | 4
}

/** Services as touching tiles, three in a row; two share one. */
export function ServiceTiles({ services, link, level = 3 }: ServiceTilesProps) {
  const Title: `h${3 | 4}` = `h${level}`
  return (
    <ul className={style.tiles}>
      {services.map(({ title, description, image, ground, href, mark }) => (
        <li key={href} className={style.tile} data-ground={ground}>
          <ObjectDrawing name={image} className={style.object} />
          <Title className={style.title}>{title}</Title>
          <p className={style.text}>
            {mark !== undefined && <span className={style.mark}>{mark}</span>}
            {description}
          </p>
          <TextLink href={href}>{`${link} ${title}`}</TextLink>
        </li>
      ))}
    </ul>
  )
}
