import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './countdown.module.css'
import { inWords, localMoment, type TimeLeft, timeLeft } from './time-left.ts'

interface CountdownProps {
  /** A date and time without a zone, reached by the visitor's own clock. */
  target: string
  /** Whether the target is reached in every time zone. Used until the visitor's clock is read. */
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
  /** The link once the target is reached. */
  way: { label: string; href: string }
}

/** The time left in four numbers, then the message. Before hydration, the date itself. */
export function Countdown({ target, ready, words, way }: CountdownProps) {
  const clock = useClock(localMoment(target))
  const left = clock?.left
  const done = clock ? !left : ready
  return (
    <section className={style.countdown} aria-label={words.label} data-ready={done || undefined}>
      {/* Always rendered, so that screen readers announce its change. */}
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

/** The time left by the visitor's clock, updated every second. Undefined before hydration. */
function useClock(target: number): { left: TimeLeft | undefined } | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const moment = Date.now()
      setNow(moment)
      // Runs at the next full second, and not after the target.
      if (target > moment) timer = setTimeout(tick, (target - moment) % 1_000 || 1_000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [target])
  return now === undefined ? undefined : { left: timeLeft(target, now) }
}
