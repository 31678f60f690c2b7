import { MarkDrawing } from '#art/mark.tsx'
import type { Accent, MarkName, Pictured } from '#art/names.ts'
import style from './client-tiles.module.css'

interface ClientTilesProps {
  /** The section's name for screen readers. */
  label: string
  clients: readonly { title: string; mark: Pictured<MarkName>; para: string; ground: Accent }[]
}

/** Clients as touching tiles: mark, name, and work. */
export function ClientTiles({ label, clients }: ClientTilesProps) {
  return (
    <section aria-label={label}>
      <ul className={style.tiles}>
        {clients.map(({ title, mark, para, ground }) => (
          <li key={title} className={style.tile} data-ground={ground}>
            <MarkDrawing name={mark} className={style.mark} />
            <h2 className={style.name}>{title}</h2>
            <p className={style.para}>{para}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
