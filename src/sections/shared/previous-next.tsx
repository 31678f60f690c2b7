import style from './previous-next.module.css'

interface Other {
  title: string
  href: string
}

interface PreviousNextProps {
  /** Name of the two links, for screen readers. */
  label: string
  words: { previous: string; next: string }
  previous: Other
  next: Other
}

/** Links to both neighbors, as touching tiles. */
export function PreviousNext({ label, words, previous, next }: PreviousNextProps) {
  return (
    <nav className={style.others} aria-label={label}>
      <Way {...previous} rel="prev" ground="mint" word={words.previous} />
      <Way {...next} rel="next" ground="tomato" word={words.next} />
    </nav>
  )
}

function Way({ title, href, rel, ground, word }: Other & { rel: 'prev' | 'next'; ground: string; word: string }) {
  return (
    <a className={style.other} href={href} rel={rel} data-ground={ground}>
      <span className={style.way}>{`${word} `}</span>
      <span className={style.title}>{title}</span>
    </a>
  )
}
