import { KeyHint } from '#desk/parts/key-hint.tsx'
import style from './arrivals.module.css'

/** The count of leads that arrived since the list was loaded. The script fills and shows it. */
export function Arrivals() {
  return (
    <div className={style.flash} data-arrivals="" hidden>
      <span className={style.dash} />
      <p data-arrivals-text="" role="status" />
      <button type="button" className={style.show} data-key="." data-arrivals-show="" aria-keyshortcuts=".">
        Show them
      </button>
      <KeyHint sign="." />
    </div>
  )
}
