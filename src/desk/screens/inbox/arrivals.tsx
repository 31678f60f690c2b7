import { KeyHint } from '#desk/parts/key-hint.tsx'
import style from './arrivals.module.css'

/** Says what arrived while the list waits. The script fills it in and shows it. */
export function Arrivals() {
  return (
    <div className={style.strip} data-arrivals="" hidden>
      <span className={style.dash} />
      <p data-arrivals-text="" role="status" />
      <button type="button" className={style.show} data-key="." data-arrivals-show="" aria-keyshortcuts=".">
        Show them
      </button>
      <KeyHint sign="." />
    </div>
  )
}
