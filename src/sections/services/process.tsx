import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { Section } from '#sections/shared/layout/section.tsx'
import { SectionHead } from '#sections/shared/layout/section-head.tsx'
import style from './process.module.css'

interface ProcessProps {
  /** Id for addresses. */
  id?: string
  title: string
  text: string
  /** Nothing is drawn without any. */
  steps: readonly { thumb: Pictured<ObjectName>; ground: Accent; title: string; paragraph: string }[]
}

/** Steps of a process, in touching tiles: four in a row, two on small windows. */
export function Process({ id, title, text, steps }: ProcessProps) {
  if (steps.length === 0) return null
  return (
    <Section id={id} space="below" className={style.process ?? ''}>
      <SectionHead title={title} aside={text} />
      <ol className={style.steps}>
        {steps.map((step) => (
          <li key={step.title} className={style.step} data-ground={step.ground}>
            <ObjectDrawing name={step.thumb} className={style.object} />
            <h3 className={style.title}>{step.title}</h3>
            <p className={style.text}>{step.paragraph}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
