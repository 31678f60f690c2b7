import { TitleList } from '#try/titles/title-list.tsx'
import { TitlesForm } from '#try/titles/titles-form.tsx'
import type { TitlesAnswer, TitlesRefusal } from '#try/titles/wire.ts'
import type { TitleFields, TitlesProps } from '#try/titles/words.ts'
import { Button } from '#ui/button.tsx'
import { Toast } from '#ui/toast.tsx'
import style from './keywords.module.css'

interface KeywordsProps extends Pick<TitlesProps, 'words' | 'fields' | 'paths'> {
  title: string
  typed?: { readonly keywords: string; readonly dryness: string } | undefined
  /** Results already shown in this visit, as the forms carry them. */
  shown?: string
  answer?: TitlesAnswer | undefined
  refusal?: TitlesRefusal | undefined
}

/** Keywords to start from, and above them the titles of those that were posted. Every button is a form's. */
export function Keywords({ title, words, fields, paths, typed, shown = '', answer, refusal }: KeywordsProps) {
  const again = {
    [fields.keywords]: typed?.keywords ?? '',
    [fields.dryness]: typed?.dryness ?? '',
    [fields.shown]: shown,
  }
  return (
    <section id="keywords" className={style.keywords} aria-label={title} data-accepted={answer ? '' : undefined}>
      {answer && (
        <div className={style.answer}>
          <div className={style.head}>
            <h2 className={style.title}>{answer.covered}</h2>
            {answer.rows.length > 0 && (
              <form action={paths.post} method="post">
                <Carried values={{ ...again, [fields.csv]: '1' }} />
                <Button type="submit" size="small" kind="secondary">
                  {words.download}
                </Button>
              </form>
            )}
          </div>
          <form action={paths.page} method="post">
            <Carried values={again} />
            <TitleList
              words={words}
              answer={answer}
              tools={({ keyword, more }) =>
                more && (
                  <Button
                    type="submit"
                    size="small"
                    kind="secondary"
                    name={fields.another}
                    value={keyword}
                    aria-label={`${words.another}: ${keyword}`}
                  >
                    {words.another}
                  </Button>
                )
              }
            />
          </form>
        </div>
      )}
      <h2 className={style.title}>{title}</h2>
      {refusal && !refusal.aboutKeywords && <Toast kind="error">{refusal.message}</Toast>}
      <TitlesForm
        action={paths.page}
        words={words}
        fields={fields}
        typed={typed}
        error={refusal?.aboutKeywords ? refusal.message : undefined}
        count={words.hint}
      >
        <Button type="submit" kind="secondary">
          {words.send}
        </Button>
      </TitlesForm>
    </section>
  )
}

const Carried = ({ values }: { values: Readonly<Record<TitleFields[keyof TitleFields], string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
