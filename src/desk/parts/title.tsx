import { Mouth } from '#ui/mouth.tsx'
import style from './title.module.css'

/** State of the dash after a title: an entry waits, the list was just emptied, or the screen has no queue. */
export type Lamp = 'waits' | 'emptied' | 'still'

/** A screen's title, with its dash. */
export function Title({ text, lamp }: { text: string; lamp: Lamp }) {
  return (
    <h1 className={style.title}>
      {text}
      <Mouth className={style.dash} data-lamp={lamp} data-smirk={lamp === 'emptied' ? '' : undefined} />
    </h1>
  )
}
