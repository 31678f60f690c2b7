import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import { byName } from '#art/drawing-facts.ts'
import { Beige } from '#art/marks/beige.tsx'
import { Blank } from '#art/marks/blank.tsx'
import { Halfway } from '#art/marks/halfway.tsx'
import { Ordinary } from '#art/marks/ordinary.tsx'
import { Plinth } from '#art/marks/plinth.tsx'
import { Quarterly } from '#art/marks/quarterly.tsx'
import { Stet } from '#art/marks/stet.tsx'
import { Tuesday } from '#art/marks/tuesday.tsx'
import { type Photo, Photograph } from '#art/photo.tsx'

/** Each has its metadata in `facts`. */
export const marks = byName([Plinth, Halfway, Ordinary, Blank, Quarterly, Beige, Tuesday, Stet])
export type MarkName = keyof typeof marks

interface MarkDrawingProps extends Omit<DrawingProps, 'name'> {
  name: MarkName | Photo
}

/** A client's mark, in the color of the surrounding text. Marks have no face. */
export function MarkDrawing({ name, ...svg }: MarkDrawingProps) {
  if (typeof name !== 'string') return <Photograph of={name} className={svg.className} whole />
  const Mark = marks[name]
  return (
    <Drawing {...svg} grid="mark" fill="currentColor">
      <Mark />
    </Drawing>
  )
}
