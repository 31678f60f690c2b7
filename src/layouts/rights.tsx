import { FaceMark } from '#art/face.tsx'
import style from './rights.module.css'

interface RightsProps {
  /** The year the page is built in; the host keeps it current by its id. */
  year: number
  name: string
  text: string
}

/** The copyright line. */
export function Rights({ year, name, text }: RightsProps) {
  return (
    <p className={style.rights}>
      <FaceMark width={40} height={21} />
      <span>
        © <span id="copyright-year">{year}</span> {name}. {text}
      </span>
    </p>
  )
}
