import { Choice, type ChoiceProps } from '#ui/choice.tsx'
import { type Plan, Plans } from './plans.tsx'
import { SectionHead } from './section-head.tsx'

interface PricingProps {
  title: string
  as?: 'h1' | 'h2'
  billing: ChoiceProps
  plans: readonly Plan[]
  /** Where every plan's button leads. */
  href: string
}

/** The plans, under a choice of the period their prices are for. */
export function Pricing({ title, as = 'h2', billing, plans, href }: PricingProps) {
  return (
    <>
      <SectionHead title={title} as={as} aside={<Choice {...billing} />} />
      <Plans plans={plans} href={href} />
    </>
  )
}
