import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { copy } from '#ui/copy.ts'
import { carriedFields, oneLine } from './carried-result.ts'
import style from './tools.module.css'
import type { TrySettings } from './words.ts'

/** Milliseconds for which the button says that it has copied. */
const copiedFor = 2_000

interface ToolsProps extends Pick<TrySettings, 'words' | 'paths'> {
  result: string
  exhausted: boolean
  onAnother: () => void
  /** Left out where there is nothing to count. */
  flat?: boolean
  onFlat?: () => void
  /** May be taken along to the sign-up. */
  carries: boolean
}

/** What can be done with a result, in words. Hidden where no script could do it. */
export function Tools({ words, paths, result, exhausted, onAnother, flat, onFlat, carries }: ToolsProps) {
  /** What was copied just now. */
  const [copiedLine, setCopiedLine] = useState('')
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (copiedLine === '') return
    const timer = setTimeout(() => setCopiedLine(''), copiedFor)
    return () => clearTimeout(timer)
  }, [copiedLine])
  const line = oneLine(result)
  const copied = copiedLine === line
  const copyLine = async () => {
    const shown = bar.current?.closest('[data-answer]')?.querySelector<HTMLElement>('[data-result]')
    if (shown && (await copy(line, shown))) setCopiedLine(line)
  }
  return (
    <div ref={bar} className={style.bar} data-scripted="">
      <div className={style.tools}>
        <Button size="small" kind="secondary" aria-disabled={exhausted || undefined} onClick={onAnother}>
          {exhausted ? words.noMore : words.another}
        </Button>
        <Button size="small" kind="secondary" data-copied={copied || undefined} onClick={copyLine}>
          {copied ? words.copied : words.copy}
        </Button>
        {onFlat && (
          <Button size="small" kind="secondary" aria-pressed={flat} onClick={onFlat}>
            {words.flat}
          </Button>
        )}
        {carries && (
          // By POST: the sentence goes along when this is pressed, and stays out of the address.
          <form className={style.carry} action={paths.beta} method="post">
            {Object.entries(carriedFields(result)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className={style.link}>
              <span>{words.signUp}</span>
            </button>
          </form>
        )}
      </div>
    </div>
  )
}
