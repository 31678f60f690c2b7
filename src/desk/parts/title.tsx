import { Mouth } from '#ui/mouth.tsx'
import style from './title.module.css'

/** What the dash after a title says: something waits here, it has just been emptied, or nothing ever waits. */
export type Lamp = 'waits' | 'emptied' | 'still'

/** A screen's title. Its dash is the lamp. */
export function Title({ text, lamp }: { text: string; lamp: Lamp }) {
  return (
    <h1 className={style.title}>
      {text}
      <Mouth className={style.dash} data-lamp={lamp} data-smirk={lamp === 'emptied' ? '' : undefined} />
    </h1>
  )
}
