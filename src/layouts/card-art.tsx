import { renderToStaticMarkup } from 'react-dom/server'
import { FaceMark, mouthPath } from '#art/face.tsx'
import { objects } from '#art/object.tsx'

/** The drawings of the house as markup, for the build to put on cards: the face, the mouth, and objects on a grid of 160. */
export const cardArt = {
  face: renderToStaticMarkup(<FaceMark />),
  straight: mouthPath(0),
  smirk: mouthPath(1),
  objects: Object.fromEntries(Object.entries(objects).map(([name, Shape]) => [name, renderToStaticMarkup(<Shape />)])),
}

export type CardArt = typeof cardArt
