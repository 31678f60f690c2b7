import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import style from './plans.module.css'

interface Price {
  price: string
  duration: string
}

export interface Plan {
  title: string
  subtitle: string
  monthly: Price
  yearly: Price
  facilities: readonly string[]
  action: string
  tile: 'raised' | 'yolk' | 'ink'
  lift: number
  /** Id of the plan, for addresses. */
  anchor?: string
}

const grounds = { raised: 'raised', yolk: 'yolk', ink: 'inverse' } as const

interface PlansProps {
  plans: readonly Plan[]
  href: string
  /** Heading level of the plans' names, for the page's outline. */
  level?: 2 | 3
}

/** Plans as touching tiles. The page's `billing` choice shows one of the two prices of each. */
export function Plans({ plans, href, level = 3 }: PlansProps) {
  const Title: `h${2 | 3}` = `h${level}`
  return (
    <ul className={style.plans}>
      {plans.map(({ title, subtitle, monthly, yearly, facilities, action, tile, lift, anchor }) => (
        <li key={title} id={anchor} className={style.plan} data-ground={grounds[tile]}>
          <FaceMark lift={lift} width={84} height={48} />
          <Title className={style.title}>{title}</Title>
          <p className={style.subtitle}>{subtitle}</p>
          <PriceTag {...monthly} period="monthly" />
          <PriceTag {...yearly} period="yearly" />
          <ul className={style.facilities}>
            {facilities.map((facility) => (
              <li key={facility}>{facility}</li>
            ))}
          </ul>
          <Button href={`${href}?plan=${title.toLowerCase()}`} wide>
            {action}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function PriceTag({ price, duration, period }: Price & { period: string }) {
  return (
    <p className={style.price} data-period={period}>
      {price} <small>{duration}</small>
    </p>
  )
}
