import { FaceMark } from '#art/face.tsx'
import { Tag } from '#ui/tag.tsx'
import { Pane, Triptych } from '#ui/triptych.tsx'
import style from './unchanged.module.css'

interface UnchangedProps {
  label: string
  panes: readonly [string, string, string]
  /** Alternative text of the face in the middle. */
  face: string
  sentence: string
  before: readonly string[]
  after: readonly string[]
}

/** The three panes of home's try-out with the same sentence on both sides of a straight face. */
export function Unchanged({ label, panes, face, sentence, before, after }: UnchangedProps) {
  const [types, waits, returned] = panes
  return (
    <Triptych label={label}>
      <Pane title={types} ground="sky">
        <Sentence text={sentence} tags={before} />
      </Pane>
      <Pane title={waits} ground="yolk">
        <FaceMark title={face} className={style.face} width={264} height={139} />
      </Pane>
      <Pane title={returned} ground="mint">
        <Sentence text={sentence} tags={after} />
      </Pane>
    </Triptych>
  )
}

function Sentence({ text, tags }: { text: string; tags: readonly string[] }) {
  return (
    <>
      <p className={style.sentence}>{text}</p>
      <ul className={style.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </>
  )
}
