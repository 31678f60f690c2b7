import { FaceMark } from '#art/face.tsx'
import { Heading } from '#ui/heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import style from './never-joke.module.css'

interface NeverJokeProps {
  title: string
  lines: readonly string[]
  /** Serious subjects, a word or two each. */
  subjects: readonly string[]
  text: string
  link: { label: string; href: string }
}

/** The subjects that should not be joked about. This section has no joke. */
export function NeverJoke({ title, lines, subjects, text, link }: NeverJokeProps) {
  return (
    <section className={style.never}>
      <div className={style.tile} data-ground="mint">
        <FaceMark className={style.face} />
      </div>
      <div className={style.words} data-ground="inverse">
        <Heading text={title} lines={lines} />
        <p className={style.subjects}>
          {subjects.flatMap((subject) => [<span key={subject}>{`${subject}.`}</span>, ' '])}
        </p>
        <p className={style.text}>{text}</p>
        <TextLink href={link.href}>{link.label}</TextLink>
      </div>
    </section>
  )
}
