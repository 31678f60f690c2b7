import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './countdown.module.css'
import { inWords, localMoment, type TimeLeft, timeLeft } from './time-left.ts'

interface CountdownProps {
  /** A date and time without a zone: it comes when the visitor's own clock says so. */
  target: string
  /** Whether it has come for everyone, as far as the server knows. Shown until the visitor's clock is read. */
  ready: boolean
  words: {
    /** The section's name for screen readers. */
    label: string
    until: string
    days: string
    hours: string
    minutes: string
    seconds: string
    done: string
  }
  /** Where to go when it is ready. */
  way: { label: string; href: string }
}

/** The time left in four numbers, then the message. Until the browser takes over, the date itself. */
export function Countdown({ target, ready, words, way }: CountdownProps) {
  const clock = useClock(localMoment(target))
  const left = clock?.left
  const done = clock ? !left : ready
  return (
    <section className={style.countdown} aria-label={words.label} data-ready={done || undefined}>
      {/* Always there, so that its change is announced. */}
      <div role="status">{done && <Heading size="h1" text={words.done} />}</div>
      {done && (
        <Button href={way.href} size="hero" mouth>
          {way.label}
        </Button>
      )}
      {left && <Numbers left={left} words={words} />}
      {!done && !left && <Moment target={target} until={words.until} />}
    </section>
  )
}

function Numbers({ left, words }: { left: TimeLeft; words: CountdownProps['words'] }) {
  const parts = (['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => ({
    unit,
    digits: String(left[unit]).padStart(2, '0'),
  }))
  return (
    <div role="timer" className={style.numbers} data-digits={parts[0]?.digits.length}>
      {parts.map(({ unit, digits }) => (
        <p key={unit} className={style.part}>
          <span className={style.number}>{digits}</span> <span className={style.unit}>{words[unit]}</span>
        </p>
      ))}
    </div>
  )
}

function Moment({ target, until }: { target: string; until: string }) {
  return (
    <p className={style.moment}>
      {until} <time dateTime={target}>{inWords(target)}</time>
    </p>
  )
}

/** What the visitor's clock says is left, told again at every second of it. Nothing before the island lives. */
function useClock(target: number): { left: TimeLeft | undefined } | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const moment = Date.now()
      setNow(moment)
      // Wakes as the next second begins, and not at all once it is over.
      if (target > moment) timer = setTimeout(tick, (target - moment) % 1_000 || 1_000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [target])
  return now === undefined ? undefined : { left: timeLeft(target, now) }
}
