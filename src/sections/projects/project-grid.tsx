import { Choice, type ChoiceProps } from '#ui/choice.tsx'
import { type Captioned, CaptionedPoster } from './captioned-poster.tsx'
import style from './project-grid.module.css'

interface ProjectGridProps {
  columns: 2 | 3 | 4
  choice: ChoiceProps
  /** Each tab's text about the number of its projects. */
  counts: readonly { tab: string; text: string }[]
  /** All projects, each with the tabs that show it. */
  projects: readonly (Captioned & { tabs: readonly string[] })[]
}

/** Posters in columns, and tabs to choose among them. All posters are in the page; CSS shows those of the tab. */
export function ProjectGrid({ columns, choice, counts, projects }: ProjectGridProps) {
  return (
    <div className={style.works}>
      <div className={style.bar}>
        <Choice {...choice} />
        <p className={style.count} role="status">
          {counts.map(({ tab, text }) => (
            <span key={tab} data-tabs={tab}>
              {text}
            </span>
          ))}
        </p>
      </div>
      <ul className={style.posters} data-columns={columns}>
        {projects.map(({ tabs: under, ...project }) => (
          <li key={project.href} data-tabs={under.join(' ')}>
            <CaptionedPoster {...project} />
          </li>
        ))}
      </ul>
    </div>
  )
}
