import { Section } from '#sections/shared/layout/section.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './ask.module.css'

interface AskProps {
  title: string
  action: { label: string; href: string }
}

/** A question at the end of a page, with a link to answer it. */
export function Ask({ title, action }: AskProps) {
  return (
    <Section space="below" className={style.ask ?? ''} reveal={false}>
      <Heading size="h4" text={title} dash={false} />
      <Button href={action.href} mouth>
        {action.label}
      </Button>
    </Section>
  )
}
