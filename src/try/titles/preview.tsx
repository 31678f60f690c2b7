import { FaceMark } from '#art/face.tsx'
import { pixelWidth } from '#wit/titles/pixel-width.ts'
import style from './preview.module.css'
import type { TitleRow } from './wire.ts'
import type { PreviewWords } from './words.ts'

interface PreviewProps {
  words: PreviewWords
  /** The width in pixels beyond which a title is cut. */
  most: number
  row?: Pick<TitleRow, 'keyword' | 'title' | 'description'> | undefined
}

/** One title and its description as a search page shows them. */
export function Preview({ words, most, row }: PreviewProps) {
  const slug = row ? slugOf(row.keyword) : words.exampleSlug
  return (
    <section className={style.preview} data-ground="raised" aria-label={words.previewTitle}>
      <p className={style.label}>{words.previewTitle}</p>
      <div className={style.page}>
        <div className={style.site}>
          <span className={style.icon}>
            <FaceMark expression="straight" width={20} height={11} />
          </span>
          <p>
            <span className={style.name}>{words.site}</span>
            <span className={style.address}>
              {words.address} › {slug}
            </span>
          </p>
        </div>
        <p className={style.title}>{cut(row?.title ?? words.exampleTitle, most)}</p>
        <p className={style.text}>{row?.description ?? words.exampleDescription}</p>
      </div>
    </section>
  )
}

const slugOf = (keyword: string): string =>
  keyword
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Cuts a title as a search page would, at the end of a word. */
function cut(title: string, most: number): string {
  if (pixelWidth(title) <= most) return title
  const words = title.split(' ')
  while (words.length > 1 && pixelWidth(`${words.join(' ')} …`) > most) words.pop()
  return `${words.join(' ')} …`
}
