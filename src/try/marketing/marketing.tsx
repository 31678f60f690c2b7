import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Mouth } from '#ui/mouth.tsx'
import { FileRow } from './file-row.tsx'
import type { GraveWords, Problem } from './gravity.ts'
import style from './marketing.module.css'
import { Picture } from './picture.tsx'
import { firstLength, lengthOf, names } from './script-fields.ts'
import { filled, type MarketingSettings } from './script-settings.ts'
import { ScriptTable } from './script-table.tsx'
import { scriptAsText } from './story/as-text.ts'
import { lengths } from './story/material.ts'
import { isUnread, useFiles } from './use-files.ts'
import { useScript, type WrittenScript } from './use-script.ts'

/** Makes a script of files: they stay in the browser, and only typed words are sent. */
export function Marketing(settings: MarketingSettings) {
  const { words, limits } = settings
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { files, leftOut, add, remove, settled } = useFiles(limits.files)
  const script = useScript({ ...settings, form, files, leftOut, settled })
  const [gone, setGone] = useState('')

  // Files may have been chosen or dropped before hydration.
  useEffect(() => {
    if (!input.current?.files?.length) return
    add([...input.current.files])
    input.current.value = ''
  }, [add])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void script.write()
  }
  const takeOff = (id: number, name: string) => {
    remove(id)
    setGone(filled(words.removed, { name }))
    input.current?.focus()
  }
  const unread = files.filter(isUnread).length
  const waits = unread === 1 ? words.readingOne : filled(words.readingFirst, { count: unread })
  const field = (name: 'product' | 'seen' | 'audience', placeholder: string) => (
    <Words
      name={name}
      settings={settings}
      placeholder={placeholder}
      error={script.wrong?.field === name ? script.wrong.message : undefined}
      onChange={() => script.mend(name)}
    />
  )

  return (
    <div className={style.marketing}>
      <Heading size="h3" text={words.title} lines={words.lines} className={style.title ?? ''} />
      <div className={style.files}>
        <div className={style.drop}>
          <FaceMark width={80} height={42} />
          <p className={style.invitation}>
            <span className={style.byMouse}>{words.drop}</span>
            <span className={style.byTouch}>{words.dropTouch}</span>
            <span className={style.letGo}>{words.letGo}</span>
          </p>
          <label className={style.choose}>
            <input
              ref={input}
              className="visually-hidden"
              type="file"
              multiple
              accept="image/*,video/*"
              aria-describedby="script-stays"
              onChange={({ target }) => {
                add([...(target.files ?? [])])
                // Cleared, so that the same file can be chosen again after it was removed.
                target.value = ''
              }}
            />
            {words.choose}
          </label>
        </div>
        <p className={style.stays} id="script-stays">
          {words.stays}
        </p>
        <ul className={style.list} aria-label={words.files} hidden={files.length === 0}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} words={words} onRemove={() => takeOff(file.id, file.name)} />
          ))}
        </ul>
        <p className={style.leftOut} role="status">
          {leftOut.length > 0 ? (
            filled(words.tooMany, { count: leftOut.length })
          ) : (
            <span className="visually-hidden">{gone}</span>
          )}
        </p>
      </div>
      <form ref={form} className={style.form} noValidate onSubmit={submit}>
        {field('product', words.productPlaceholder)}
        {field('seen', words.seenPlaceholder)}
        {field('audience', words.audiencePlaceholder)}
        <div className={style.length}>
          <span className={style.legend} aria-hidden="true">
            {words.length}
          </span>
          <Choice
            kind="toggle"
            legend={words.length}
            name={names.length}
            options={lengths.map((length) => ({ value: String(length), label: String(length) }))}
            initial={String(firstLength)}
          />
        </div>
        <Button type="submit" mouth className={style.write ?? ''} data-waiting={script.busy || undefined}>
          {words.write}
        </Button>
        <p className={style.waits} role="status">
          {script.busy && unread > 0 && waits}
        </p>
        <p className={style.sent}>{words.sent}</p>
      </form>
      <Result {...script} settings={settings} />
    </div>
  )
}

interface WordsProps {
  name: 'product' | 'seen' | 'audience'
  settings: MarketingSettings
  placeholder: string
  error: string | undefined
  onChange: () => void
}

/** A field of words, with its limit, and with a count of what was typed. */
function Words({ name, settings: { words, limits }, placeholder, error, onChange }: WordsProps) {
  const [count, setCount] = useState(0)
  const most = limits[name]
  const limit = filled(name === 'seen' ? words.inOrder : words.upTo, { most })
  return (
    <Field
      as="textarea"
      rows={2}
      name={name}
      idPrefix="script-"
      label={words[name]}
      placeholder={placeholder}
      hint={count === 0 ? limit : filled(words.count, { count, most })}
      required={name === 'product'}
      autoComplete="off"
      error={error}
      onChange={({ target }) => {
        setCount(lengthOf(target.value))
        onChange()
      }}
      onKeyDown={(event) => {
        // A line break separates what is seen; elsewhere Enter sends the form, as in a field of one line.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || name === 'seen') return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}

type ResultProps = ReturnType<typeof useScript> & { settings: MarketingSettings }

/** The result: a script, or one sentence. */
function Result({ written, problem, stale, flat, another, fellFlat, settings: { words, paths } }: ResultProps) {
  const tile = useRef<HTMLDivElement>(null)
  const stands = written !== undefined || problem !== undefined
  useEffect(() => {
    // Scrolls only as far as needed; the focus stays on the button.
    if (stands) tile.current?.scrollIntoView({ block: 'nearest' })
  }, [stands])
  const totals =
    written && [written.script.title, filled(words.totalSeconds, { count: written.script.length })].join(', ')
  const said = written?.grave ? `${graveSaid(written.grave, words)} ${totals}` : totals
  return (
    <>
      <p className="visually-hidden" role="status">
        {problem === undefined ? said : problemSaid(problem, words)}
      </p>
      {problem !== undefined && (
        <div ref={tile} className={style.result} data-ground="raised" data-answer="">
          <FaceMark width={80} height={42} />
          <p className={style.plain} aria-hidden="true">
            {problemSaid(problem, words)}
          </p>
          {typeof problem === 'object' && (
            <p className={style.more}>
              <a href={paths.plain}>{words.plain}</a>
            </p>
          )}
        </div>
      )}
      {written && problem === undefined && (
        <div ref={tile} className={style.result} data-ground="yolk" data-answer="" data-printable="">
          {stale && (
            <p className={style.stale} role="status">
              {filled(words.stale, { write: words.write })}
            </p>
          )}
          {written.grave && (
            <p className={style.stale}>
              {graveSaid(written.grave, words)} <a href={paths.plain}>{words.plain}</a>
            </p>
          )}
          <ScriptTable
            script={written.script}
            words={words}
            label={written.files.length > 0 ? words.made : words.madeWithout}
            notRead={written.notRead}
            pictureOf={(place) => <Seen written={written} place={place} />}
          >
            <div className={style.tools}>
              <Button onClick={() => download(written, words)}>{words.download}</Button>
              <Button kind="secondary" onClick={() => print()}>
                {words.print}
              </Button>
              {!written.grave && (
                <>
                  <Button kind="secondary" aria-disabled={written.exhausted || undefined} onClick={another}>
                    {written.exhausted ? words.noMore : words.another}
                  </Button>
                  <Button kind="secondary" aria-pressed={flat} onClick={fellFlat}>
                    {words.flat}
                  </Button>
                </>
              )}
            </div>
          </ScriptTable>
        </div>
      )}
    </>
  )
}

const problemSaid = (problem: Problem, words: MarketingSettings['words']): string =>
  typeof problem === 'string' ? words[problem] : graveSaid(problem, words)

function graveSaid({ field, words: grave }: GraveWords, words: MarketingSettings['words']): string {
  return grave === ''
    ? filled(words.swears, { field: words[field] })
    : filled(words.grave, { field: words[field], words: grave })
}

/** The file of a line; a line of words on paper shows the mouth. */
function Seen({ written, place }: { written: WrittenScript; place: number | undefined }) {
  const picture = place === undefined ? undefined : written.files[place]?.picture
  if (picture) return <Picture bitmap={picture} side={64} />
  return place === undefined ? <Mouth width={26} height={16} /> : <FaceMark width={32} height={17} />
}

/** Saves the script, which is made in the browser, as a file. */
function download({ script, notRead }: WrittenScript, words: MarketingSettings['words']) {
  const address = URL.createObjectURL(
    new Blob([scriptAsText(script, notRead, words)], { type: 'text/plain;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `script-${script.length}-seconds.txt`
  link.click()
  URL.revokeObjectURL(address)
}
