import { MarkDrawing } from '#art/mark.tsx'
import type { MarkName } from '#art/names.ts'
import style from './brands.module.css'

interface BrandsProps {
  title: string
  brands: readonly { title: string; mark: MarkName }[]
}

/** The clients' marks in a row. */
export function Brands({ title, brands }: BrandsProps) {
  return (
    <section className={style.brands}>
      <h2 className={style.title}>{title}</h2>
      <ul className={style.row}>
        {brands.map(({ title: name, mark }) => (
          <li key={mark} className={style.brand}>
            <MarkDrawing name={mark} width={34} height={34} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
