import { Section } from '#sections/shared/layout/section.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Figures, type FiguresProps } from './figures.tsx'
import style from './legal.module.css'

interface LegalProps {
  title: string
  lines: readonly string[]
  lead: string
  /** Facts, each under the term that readers look for. */
  terms: readonly {
    term: string
    text: string
    /** The id that links to this term name. */
    anchor?: string | undefined
    /** Below the text: what was measured. */
    figures?: FiguresProps | undefined
    /** A last sentence with a link in it. */
    link?: { before: string; label: string; href: string; after: string } | undefined
  }[]
  /** Two at most. */
  actions: readonly { label: string; href: string }[]
}

/** The part of a page for readers who approve purchases. */
export function Legal({ title, lines, lead, terms, actions }: LegalProps) {
  const [primary, secondary] = actions
  return (
    <Section className={style.legal ?? ''}>
      <Heading text={title} lines={lines} className={style.title ?? ''} />
      <div className={style.content}>
        <p className={style.lead}>{lead}</p>
        <dl className={style.terms}>
          {terms.map(({ term, text, anchor, figures, link }) => (
            <div key={term} id={anchor} className={style.term}>
              <dt>{term}</dt>
              <dd>
                {text}
                {figures && <Figures {...figures} />}
                {link && (
                  <>
                    {` ${link.before} `}
                    <a href={link.href}>{link.label}</a>
                    {` ${link.after}`}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className={style.actions}>
          {primary && (
            <Button href={primary.href} mouth>
              {primary.label}
            </Button>
          )}
          {secondary && (
            <Button href={secondary.href} kind="secondary">
              {secondary.label}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
