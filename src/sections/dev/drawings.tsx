import { expressions, FaceMark } from '#art/face.tsx'
import { MarkDrawing } from '#art/mark.tsx'
import { markNames, objectNames, type Pictured, type PosterName, personNames } from '#art/names.ts'
import { ObjectDrawing, objects } from '#art/object.tsx'
import { PersonDrawing, people } from '#art/person.tsx'
import { PosterTile } from '#sections/projects/poster-tile.tsx'
import style from './sheet.module.css'

/** The four expressions of the face. */
export function Expressions() {
  return (
    <ul className={style.tiles} data-size="large">
      {expressions.map((expression) => (
        <li key={expression}>
          <div className={style.face} data-ground="yolk">
            <FaceMark expression={expression} data-drawing={`face/${expression}`} />
          </div>
          {expression}
        </li>
      ))}
    </ul>
  )
}

/** Every object on the ground it was drawn for. The scripts for films and icons find them by `data-drawing`. */
export function Objects() {
  return (
    <ul className={style.tiles}>
      {objectNames.map((name) => (
        <li key={name}>
          <div className={style.tile} data-ground={objects[name].facts.ground}>
            <ObjectDrawing name={name} data-drawing={`object/${name}`} />
          </div>
          {name}
        </li>
      ))}
    </ul>
  )
}

export function People() {
  return (
    <ul className={style.tiles} data-size="large">
      {personNames.map((name) => (
        <li key={name}>
          <div data-ground={people[name].facts.ground}>
            <PersonDrawing name={name} data-drawing={`person/${name}`} />
          </div>
          {name}
        </li>
      ))}
    </ul>
  )
}

export function Marks() {
  return (
    <ul className={style.tiles} data-size="mark">
      {markNames.map((name) => (
        <li key={name}>
          <MarkDrawing name={name} width={64} height={64} />
          {name}
        </li>
      ))}
    </ul>
  )
}

interface PostersProps {
  projects: readonly { poster: Pictured<PosterName>; lines: readonly string[]; href: string }[]
}

export function Posters({ projects }: PostersProps) {
  return (
    <ul className={style.tiles} data-size="poster">
      {projects.map((project) => (
        <li key={project.href}>
          <PosterTile {...project} />
        </li>
      ))}
    </ul>
  )
}
