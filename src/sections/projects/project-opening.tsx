import type { Pictured, PosterName } from '#art/names.ts'
import { posterGround } from '#art/poster.tsx'
import { Halves } from '#sections/shared/layout/halves.tsx'
import { SampleNote } from '#sections/shared/sample-note.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Tag } from '#ui/tag.tsx'
import style from './project-opening.module.css'

interface ProjectOpeningProps {
  title: string
  lines: readonly string[]
  labels: readonly string[]
  excerpt: string
  poster: Pictured<PosterName>
  action: { label: string; href: string }
  /** The note that the project is invented; undefined for a real one. */
  note: string | undefined
}

/** Most characters that fit on a line beside the dash at the full size. */
const fits = 11

/** Opening of a project's page: its poster without the title, and its words. */
export function ProjectOpening({ title, lines, labels, excerpt, poster, action, note }: ProjectOpeningProps) {
  // A title on one line may break between its words; one with designed lines may not break within them.
  const unbroken = lines.length > 1 ? lines : title.split(' ')
  const long = unbroken.some((part) => part.length > fits)
  return (
    <Halves kind="opening" poster={poster} ground={posterGround(poster)}>
      <div className={style.opening}>
        <ul className={style.tags}>
          {labels.map((label) => (
            <li key={label}>
              <Tag>{label}</Tag>
            </li>
          ))}
        </ul>
        <Heading
          as="h1"
          size="h1"
          text={title}
          lines={lines}
          className={style.title ?? ''}
          data-long={long || undefined}
        />
        <p className={style.excerpt}>{excerpt}</p>
        <SampleNote text={note} />
        <Button href={action.href} size="hero" mouth>
          {action.label}
        </Button>
      </div>
    </Halves>
  )
}
