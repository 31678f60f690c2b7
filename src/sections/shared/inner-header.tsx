import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { SampleNote } from '#sections/shared/sample-note.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './inner-header.module.css'

interface InnerHeaderProps {
  title: string
  /** The designed lines of the title, for wide windows. */
  lines?: readonly string[]
  lead?: string
  /** The note that the page's entries are invented; undefined when all are real. */
  note?: string | undefined
  ground: Accent
  object: Pictured<ObjectName>
}

/** Most characters of a word beside the object at the largest size. */
const fits = 9

/** Opening of every page but home: an accent, a title, and an object cropped at its base. */
export function InnerHeader({ title, lines, lead, note, ground, object }: InnerHeaderProps) {
  return (
    <header className={style.header} data-ground={ground}>
      <div className={style.words}>
        <Heading
          as="h1"
          size={title.includes(' ') || title.length > fits ? 'h1' : 'display'}
          text={title}
          {...(lines && { lines })}
          className={style.title ?? ''}
          data-word={Math.max(...title.split(/[ -]/).map(({ length }) => length))}
        />
        {lead && <p className={style.lead}>{lead}</p>}
        <SampleNote text={note} />
      </div>
      <ObjectDrawing name={object} className={style.object} />
    </header>
  )
}
