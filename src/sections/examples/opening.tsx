import type { Accent } from '#art/names.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import type { CopyWords } from './copy-result.tsx'
import style from './opening.module.css'
import { Breaths } from './pair.tsx'

interface OpeningProps {
  before: string
  kept: string
  added: string
  /** Set by the dryness. */
  ground: Accent
  tags: readonly { label: string; href: string }[]
  words: CopyWords & { before: string; after: string; yours: string; tags: string }
  all: { label: string; href: string }
  /** Address of the form for a sentence of one's own. */
  yours: string
  /** Characters of the result: long ones are set smaller. */
  length: number
}

/** Most characters of a result at the size of a page's title, and of its longest word. */
const fits = 120
const wordFits = 12

/** Opening of an example's page. Its dash is the page's only smirk. */
export function Opening({ before, kept, added, ground, tags, words, all, yours, length }: OpeningProps) {
  const longestWord = Math.max(...`${kept} ${added}`.split(/\s/).map((word) => word.length))
  return (
    <header className={style.opening} data-ground={ground}>
      <p className={style.back}>
        <a href={all.href}>{all.label}</a>
      </p>
      <div className={style.columns} data-pair="">
        <div className={style.before}>
          <p className={style.label}>{words.before}</p>
          <p>{before}</p>
        </div>
        <div>
          <p className={style.label} id="after">
            {words.after}
          </p>
          <h1 className={style.after} data-long={length > fits || longestWord > wordFits || undefined} data-result="">
            <Breaths kept={kept} added={added} dash smirk />
          </h1>
          <div className={style.ways}>
            <span className={style.copy}>
              <Button
                hidden
                data-copy=""
                data-copied={words.copied}
                data-by-hand={words.copyByHand}
                aria-label={words.copy}
              >
                <span data-copy-text="">{words.copy}</span>
              </Button>
              <span className="visually-hidden" role="status" />
            </span>
            <Button href={yours} kind="secondary">
              {words.yours}
            </Button>
            <ul className={style.tags} aria-label={words.tags}>
              {tags.map(({ label, href }) => (
                <li key={href}>
                  <Tag href={href}>{label}</Tag>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </header>
  )
}
