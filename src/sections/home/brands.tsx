import { MarkDrawing } from '#art/mark.tsx'
import type { MarkName, Pictured } from '#art/names.ts'
import style from './brands.module.css'

interface BrandsProps {
  title: string
  brands: readonly { title: string; mark: Pictured<MarkName> }[]
}

/** The clients' marks in a row, under a rule. */
export function Brands({ title, brands }: BrandsProps) {
  return (
    <div className={style.brands}>
      <h3 className={style.title}>{title}</h3>
      <ul className={style.row}>
        {brands.map(({ title: name, mark }) => (
          <li key={name} className={style.brand}>
            <MarkDrawing name={mark} width={34} height={34} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
