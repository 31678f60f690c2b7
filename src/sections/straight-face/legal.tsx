import { Section } from '#sections/layout/section.tsx'
import { withLinks } from '#sections/pricing/with-links.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './legal.module.css'

interface LegalProps {
  title: string
  lines: readonly string[]
  lead: string
  /** What is so, each under the words that it is looked for with. Addresses of the site in them are links. */
  terms: readonly { term: string; text: string }[]
  actions: readonly [{ label: string; href: string }, { label: string; href: string }]
}

/** The part of a page for whoever has to approve it. */
export function Legal({ title, lines, lead, terms, actions }: LegalProps) {
  const [primary, secondary] = actions
  return (
    <Section className={style.legal ?? ''}>
      <Heading text={title} lines={lines} className={style.title ?? ''} />
      <div className={style.content}>
        <p className={style.lead}>{lead}</p>
        <dl className={style.terms}>
          {terms.map(({ term, text }) => (
            <div key={term} className={style.term}>
              <dt>{term}</dt>
              <dd>{withLinks(text)}</dd>
            </div>
          ))}
        </dl>
        <div className={style.actions}>
          <Button href={primary.href} mouth>
            {primary.label}
          </Button>
          <Button href={secondary.href} kind="secondary">
            {secondary.label}
          </Button>
        </div>
      </div>
    </Section>
  )
}
