import { Section } from '#sections/shared/layout/section.tsx'
import { SectionHead } from '#sections/shared/layout/section-head.tsx'
import { Choice, type ChoiceProps } from '#ui/choice.tsx'
import { BreakEven, type BreakEvenProps } from './break-even.tsx'
import { type Plan, Plans } from './plans.tsx'
import style from './pricing.module.css'

interface PricingProps {
  title: string
  as?: 'h1' | 'h2'
  billing: ChoiceProps
  plans: readonly Plan[]
  /** Address of the plans' buttons, to which the plan is added. */
  href: string
  /** From how many queries on each plan costs least; undefined where it cannot be computed. */
  breakEven?: BreakEvenProps['periods'] | undefined
  /** Above the plans: whether they are sold. */
  status: string
  /** Below the plans, each a point of its own. */
  notes?: readonly string[]
}

/** The plans, under a choice of the billing period. With `h1` it is the opening of its page. Nothing without plans. */
export function Pricing({ title, as = 'h2', billing, plans, href, breakEven, status, notes }: PricingProps) {
  if (plans.length === 0) return null
  const opens = as === 'h1'
  return (
    <Section space={opens ? 'none' : 'below'} reveal={!opens}>
      <div className={style.pricing} data-as={as}>
        <SectionHead title={title} as={as} aside={<Choice {...billing} />} />
        <p className={style.status}>{status}</p>
        <Plans plans={plans} href={href} level={opens ? 2 : 3} />
        {breakEven && <BreakEven periods={breakEven} />}
        {notes && (
          <ul className={style.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
