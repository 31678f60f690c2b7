import { BrandMark } from '#art/brand-mark.tsx'
import { yearMark } from '#content-model/page-marks.ts'
import style from './rights.module.css'

interface RightsProps {
  /** Year of the build; the server replaces it by its mark. */
  year: number
  name: string
  text: string
}

/** The copyright line. */
export function Rights({ year, name, text }: RightsProps) {
  return (
    <p className={style.rights}>
      <BrandMark width={40} height={21} />
      <span>
        © <span {...yearMark}>{year}</span> {name}. {text}
      </span>
    </p>
  )
}
