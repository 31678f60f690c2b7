import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import { mouthPath } from '#art/face.tsx'
import style from './mouth.module.css'

/** The mouth alone, in buttons and as the dash of headings. Decorative; its parent's state lifts its right end. */
export function Mouth({ className = '', ...svg }: DrawingProps) {
  return (
    <Drawing {...svg} grid="mouth" className={`${style.line} ${className}`}>
      <path className="mouth" d={mouthPath(0)} />
      <path className={style.swap} d={mouthPath(1)} />
    </Drawing>
  )
}
