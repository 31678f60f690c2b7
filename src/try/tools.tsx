import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { copy } from '#ui/copy.ts'
import { carriedFields, oneLine } from './carried-result.ts'
import style from './tools.module.css'
import type { TrySettings } from './words.ts'

/** Milliseconds for which the button confirms a copy. */
const copiedFor = 2_000

interface ToolsProps extends Pick<TrySettings, 'words' | 'paths'> {
  result: string
  exhausted: boolean
  onAnother: () => void
  /** Whether the result fell flat; undefined where no vote is possible. */
  flat?: boolean
  onFlat?: () => void
  /** Whether the result can be carried to the sign-up. */
  carries: boolean
}

/** The buttons of a result. Hidden without JavaScript. */
export function Tools({ words, paths, result, exhausted, onAnother, flat, onFlat, carries }: ToolsProps) {
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
          // By POST, so that the sentence stays out of the address.
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
