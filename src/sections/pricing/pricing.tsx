import { SectionHead } from '#sections/layout/section-head.tsx'
import { Choice, type ChoiceProps } from '#ui/choice.tsx'
import { type Plan, Plans } from './plans.tsx'
import style from './pricing.module.css'

interface PricingProps {
  title: string
  as?: 'h1' | 'h2'
  billing: ChoiceProps
  plans: readonly Plan[]
  /** Where every plan's button leads. */
  href: string
  /** Said under the plans. */
  note?: string
}

/** The plans, under a choice of the period their prices are for. */
export function Pricing({ title, as = 'h2', billing, plans, href, note }: PricingProps) {
  return (
    <div className={style.pricing} data-as={as}>
      <SectionHead title={title} as={as} aside={<Choice {...billing} />} />
      <Plans plans={plans} href={href} level={as === 'h1' ? 2 : 3} />
      {note && <p className={style.note}>{note}</p>}
    </div>
  )
}
