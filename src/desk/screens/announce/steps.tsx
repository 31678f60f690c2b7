import style from './steps.module.css'

const names = { write: 'Write', test: 'Test', send: 'Send', done: 'Done' } as const
export type Step = keyof typeof names
const order = Object.keys(names) as Step[]

/** The stages of a letter, and the current one. */
export function Steps({ now }: { now: Step }) {
  const place = order.indexOf(now)
  return (
    <ol className={style.steps} id="steps">
      {order.map((step, at) => (
        <li key={step} data-done={at < place ? '' : undefined} aria-current={at === place ? 'step' : undefined}>
          {names[step]}
        </li>
      ))}
    </ol>
  )
}
