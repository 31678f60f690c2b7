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
}

const grounds = { raised: 'raised', yolk: 'yolk', ink: 'inverse' } as const

/** Plans as touching tiles. The page's `billing` choice shows one of the two prices of each. */
export function Plans({ plans, href }: { plans: readonly Plan[]; href: string }) {
  return (
    <ul className={style.plans}>
      {plans.map(({ title, subtitle, monthly, yearly, facilities, action, tile, lift }) => (
        <li key={title} className={style.plan} data-ground={grounds[tile]}>
          <FaceMark lift={lift} width={84} height={48} />
          <h3 className={style.title}>{title}</h3>
          <p className={style.subtitle}>{subtitle}</p>
          <PriceTag {...monthly} period="monthly" />
          <PriceTag {...yearly} period="yearly" />
          <ul className={style.facilities}>
            {facilities.map((facility) => (
              <li key={facility}>{facility}</li>
            ))}
          </ul>
          <Button href={href} wide>
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
