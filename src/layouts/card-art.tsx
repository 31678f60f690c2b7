import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark } from '#art/brand-mark.tsx'
import { mouthPath } from '#art/face.tsx'
import { objects } from '#art/object.tsx'
import { people } from '#art/person.tsx'
import { posters } from '#art/poster.tsx'

/** The drawings as markup for cards: the mark, the mouth, objects and people on a grid of 160, posters on one of 300 by 400. */
export const cardArt = {
  mark: renderToStaticMarkup(<BrandMark />),
  straight: mouthPath(0),
  smirk: mouthPath(1),
  objects: Object.fromEntries(Object.entries(objects).map(([name, Shape]) => [name, renderToStaticMarkup(<Shape />)])),
  people: Object.fromEntries(
    Object.entries(people).map(([name, Portrait]) => [name, renderToStaticMarkup(<Portrait />)]),
  ),
  posters: Object.fromEntries(
    Object.entries(posters).map(([name, Poster]) => [
      name,
      { ground: Poster.facts.ground, drawn: renderToStaticMarkup(<Poster />) },
    ]),
  ),
}

export type CardArt = typeof cardArt
