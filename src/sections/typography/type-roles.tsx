import { Heading, type HeadingProps } from '#ui/heading.tsx'
import style from './type-roles.module.css'

const headings = ['display', 'hero', 'h1', 'h2', 'h3', 'h4', 'h5'] as const satisfies readonly HeadingProps['size'][]
type HeadingSize = (typeof headings)[number]

interface Role {
  size: HeadingSize | 'lead' | 'body' | 'aside' | 'small' | 'micro' | 'numeral'
  name: string
  measures: string
  sample: string
  note: string
}

const isHeading = (size: Role['size']): size is HeadingSize => headings.some((heading) => heading === size)

/** Every size of the type scale: its measures, a sample, and its use. */
export function TypeRoles({ roles }: { roles: readonly Role[] }) {
  return (
    <ul className={style.roles}>
      {roles.map(({ size, name, measures, sample, note }) => (
        <li key={size} className={style.role}>
          <h3 className={style.name}>{name}</h3>
          <p className={style.measures}>{measures}</p>
          <div className={style.sample}>
            {isHeading(size) ? (
              <Heading as="p" size={size} dash={false} text={sample} />
            ) : (
              <p className={style[size]}>{sample}</p>
            )}
            <p className={style.note}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
