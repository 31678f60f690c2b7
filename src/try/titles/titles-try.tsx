import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Toast } from '#ui/toast.tsx'
import { readKeywords } from '#wit/titles/keyword-list.ts'
import { CsvTools } from './csv-tools.tsx'
import { readKeywordFile } from './keyword-file.ts'
import { Preview } from './preview.tsx'
import { TitleList } from './title-list.tsx'
import { TitlesForm } from './titles-form.tsx'
import style from './titles-try.module.css'
import { useTitles } from './use-titles.ts'
import type { TitleRow } from './wire.ts'
import type { TitlesProps } from './words.ts'

const count = (text: string): number => readKeywords(text).keywords.length

/** Titles and descriptions for a list of keywords, beside the field with these. */
export function TitlesTry(props: TitlesProps) {
  const { words, fields, paths, most } = props
  const titles = useTitles(props)
  const [typedCount, setTypedCount] = useState(0)
  const [previewed, setPreviewed] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { answer, waiting } = titles
  const rows = answer?.rows ?? []
  const row = rows.find(({ keyword }) => keyword === previewed) ?? rows[0]

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const field = (name: string) => `${data.get(name) ?? ''}`
    await titles.write({ keywords: field(fields.keywords), dryness: field(fields.dryness) })
  }
  const change = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    setTypedCount(count(target.value))
    titles.settle()
  }
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    const keywords = file && (await readKeywordFile(file))
    // Cleared, so that the same file can be chosen again.
    input.value = ''
    const area = form.current?.elements.namedItem(fields.keywords)
    if (!file || !(area instanceof HTMLTextAreaElement)) return
    if (!keywords) return titles.fail(words.unreadable)
    const both = [...readKeywords(area.value).keywords, ...keywords]
    // A field with thousands of lines blocks the browser, so such a list stays in its file.
    if (keywords.length > most) {
      setTypedCount(both.length)
      return titles.failTooMany(both.length)
    }
    area.value = both.map(quoted).join('\n')
    setTypedCount(count(area.value))
    titles.settle()
  }

  return (
    <div className={style.beside}>
      <div className={style.words}>
        <Heading size="h3" text={words.heading} />
        <p className={style.lead}>{words.lead}</p>
        <TitlesForm
          ref={form}
          action={paths.page}
          words={words}
          fields={fields}
          error={titles.error}
          count={`${typedCount.toLocaleString('en-US')} ${words.of}`}
          isOver={typedCount > most}
          onSubmit={submit}
          onInput={change}
          below={<FileButton words={words} onChoose={read} />}
        >
          <Button type="submit" mouth data-waiting={waiting !== 'no' || undefined}>
            {words.send}
          </Button>
        </TitlesForm>
      </div>
      <div className={style.result}>
        <Preview words={words} most={words.checks.width.most} row={row} />
        {titles.trouble && <Toast kind="error">{titles.trouble}</Toast>}
        <div className={style.head} data-empty={!answer || undefined}>
          <p className={style.covered} role="status">
            {waiting === 'said' ? words.waiting : answer?.covered}
          </p>
          {rows.length > 0 && answer && (
            <div className={style.tools}>
              <CsvTools {...props} answer={answer} />
            </div>
          )}
        </div>
        {answer && answer.repeated > 0 && (
          <p className={style.repeated}>
            {answer.repeated === 1 ? words.repeated.one : words.repeated.more.replace('{count}', `${answer.repeated}`)}
          </p>
        )}
        {answer && (
          <TitleList
            words={words}
            answer={answer}
            tools={(each: TitleRow) => (
              <>
                <Button
                  size="small"
                  kind={each === row ? 'primary' : 'secondary'}
                  aria-pressed={each === row}
                  aria-label={`${words.preview}: ${each.keyword}`}
                  onClick={() => setPreviewed(each.keyword)}
                >
                  {words.preview}
                </Button>
                <Button
                  size="small"
                  kind="secondary"
                  aria-disabled={!each.more || undefined}
                  aria-label={`${each.more ? words.another : words.noMore}: ${each.keyword}`}
                  onClick={() => each.more && waiting === 'no' && void titles.another(each.keyword)}
                >
                  {each.more ? words.another : words.noMore}
                </Button>
              </>
            )}
          />
        )}
      </div>
    </div>
  )
}

/** A keyword in the quoting that the field's reader understands. */
const quoted = (keyword: string): string => (/[",;\t]/.test(keyword) ? `"${keyword.replaceAll('"', '""')}"` : keyword)

interface FileButtonProps {
  words: TitlesProps['words']
  onChoose: (input: HTMLInputElement) => void
}

function FileButton({ words, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  // A file may have been chosen before hydration.
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (input.current?.files?.length) choose(input.current)
  }, [])

  return (
    <div className={style.file}>
      <Button size="small" kind="secondary" onClick={() => input.current?.click()}>
        {words.file}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hidden
        aria-label={words.file}
        onChange={({ target }) => onChoose(target)}
      />
      <span className={style.hint}>{words.fileHint}</span>
    </div>
  )
}
