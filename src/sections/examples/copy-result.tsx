import { Icon } from '#ui/icon.tsx'
import style from './copy-result.module.css'

export interface CopyWords {
  copy: string
  copied: string
  copyByHand: string
}

interface CopyResultProps {
  words: CopyWords
  /** Adds a circle around the sign. The wall has none: twenty-four circles on a page are too loud. */
  circle?: boolean
  className?: string
}

/** Copies the result beside it. Needs the script `copy-results.client.ts`. */
export function CopyResult({ words, circle = false, className = '' }: CopyResultProps) {
  return (
    <span className={`${style.tools} ${className}`}>
      <button
        type="button"
        className={style.copy}
        data-circle={circle || undefined}
        data-copy=""
        data-copied={words.copied}
        data-by-hand={words.copyByHand}
        aria-label={words.copy}
        title={words.copy}
        hidden
      >
        <Icon name="copy" className={style.idle} />
        <Icon name="check" className={style.done} />
      </button>
      <span className="visually-hidden" role="status" />
    </span>
  )
}
