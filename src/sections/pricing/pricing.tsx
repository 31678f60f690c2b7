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
  /** Where every plan's button leads, with the plan in its address. */
  href: string
  /** From how many queries on each plan costs least, where that can be said. */
  breakEven?: BreakEvenProps['periods'] | undefined
  /** Said under the plans. */
  note?: string
}

/** The plans, under a choice of the period their prices are for. As `h1` they open their page. */
export function Pricing({ title, as = 'h2', billing, plans, href, breakEven, note }: PricingProps) {
  const opens = as === 'h1'
  return (
    <Section space={opens ? 'none' : 'below'} reveal={!opens}>
      <div className={style.pricing} data-as={as}>
        <SectionHead title={title} as={as} aside={<Choice {...billing} />} />
        <Plans plans={plans} href={href} level={opens ? 2 : 3} />
        {breakEven && <BreakEven periods={breakEven} />}
        {note && <p className={style.note}>{note}</p>}
      </div>
    </Section>
  )
}
