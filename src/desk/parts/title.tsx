import { Mouth } from '#ui/mouth.tsx'
import style from './title.module.css'

/** State of the dash after a title: an entry waits, the list was just emptied, or the screen has no queue. */
export type DashState = 'waits' | 'emptied' | 'still'

/** A screen's title, with its dash. */
export function Title({ text, dash }: { text: string; dash: DashState }) {
  return (
    <h1 className={style.title}>
      {text}
      <Mouth className={style.dash} data-dash={dash} data-smirk={dash === 'emptied' ? '' : undefined} />
    </h1>
  )
}
