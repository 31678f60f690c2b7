import type { Accent, PersonName, Pictured } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import { SampleNote } from '#sections/shared/sample-note.tsx'
import { Heading } from '#ui/heading.tsx'
import { Tag } from '#ui/tag.tsx'
import style from './post-header.module.css'

interface PostHeaderProps {
  title: string
  lines?: readonly string[] | undefined
  category: { label: string; href: string }
  date: { iso: string; text: string }
  author: { name: string; designation: string; href: string; person: Pictured<PersonName>; ground: Accent }
  /** A note that the author is invented; undefined for a real one. */
  note: string | undefined
}

/** A post's title, category, date and author, above its picture. */
export function PostHeader({ title, lines, category, date, author, note }: PostHeaderProps) {
  return (
    <header className={style.header}>
      <p className={style.facts}>
        <Tag href={category.href} data-active="">
          {category.label}
        </Tag>
        <time dateTime={date.iso}>{date.text}</time>
      </p>
      <Heading as="h1" size="h1" text={title} {...(lines && { lines })} />
      <p className={style.author}>
        <span className={style.avatar} data-ground={author.ground}>
          <PersonDrawing name={author.person} />
        </span>
        <span>
          <a href={author.href}>{author.name}</a>
          <span className={style.designation}>{author.designation}</span>
        </span>
      </p>
      <SampleNote text={note} />
    </header>
  )
}
