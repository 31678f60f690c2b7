import type { ComponentProps } from 'react'
import { type Expression, FaceMark } from '#art/face.tsx'
import { Section } from '#sections/shared/layout/section.tsx'
import { SectionHead } from '#sections/shared/layout/section-head.tsx'
import style from './how-it-works.module.css'

interface HowItWorksProps {
  head: ComponentProps<typeof SectionHead>
  steps: readonly { expression: Expression; title: string; text: string }[]
}

/** The way of a sentence, in steps. The face has the expressions of the try-out. Nothing without steps. */
export function HowItWorks({ head, steps }: HowItWorksProps) {
  if (steps.length === 0) return null
  return (
    <Section>
      <SectionHead {...head} />
      <ol className={style.steps}>
        {steps.map(({ expression, title, text }) => (
          <li key={title} className={style.step}>
            <FaceMark expression={expression} className={style.face} width={128} height={67} data-looks={expression} />
            <h3 className={style.title}>{title}</h3>
            <p className={style.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
