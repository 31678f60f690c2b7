import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { tryFields, tryPaths, tryWords } from '#content-model/pages/try-fields.ts'
import { writingSamples, writingWords } from '#content-model/pages/try-writing.ts'
import { useHydrated } from '#forms/engine/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { CopyButton } from './copy-button.tsx'
import { OwnText } from './own-text.tsx'
import { slice } from './range.ts'
import { Sheet } from './sheet.tsx'
import { Strip } from './strip.tsx'
import { asked, selected, startDraft } from './text-draft.ts'
import { textField, useWriting } from './use-writing.ts'
import style from './writing-try-out.module.css'

const samples = Object.entries(writingSamples).map(([value, { label }]) => ({ value, label }))
const tabs = [...samples, { value: 'own', label: writingWords.own.label }]
const dryness = (['crisp', 'sandy', 'arid'] as const).map((value) => ({ value, label: tryWords.dryness[value] }))

/**
 * A text whose sentences are selected and made funny in place. Without JavaScript it is a form that posts the marked
 * sentence.
 */
export function WritingTryOut() {
  const isLive = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const writing = useWriting(form)
  const { shown, draft, edit } = writing
  const [typed, setTyped] = useState('')
  const [isTyping, setIsTyping] = useState(true)
  const text = useRef<HTMLDivElement>(null)
  const head = shown === 'own' ? undefined : writingSamples[shown].head
  const isField = shown === 'own' && isTyping
  const range = selected(draft)

  // The pressed button disappears, so the text takes the focus.
  const focusText = () => text.current?.focus({ preventScroll: true })
  const focusOnSheet = useRef(false)
  useEffect(() => {
    if (!isField && focusOnSheet.current) text.current?.focus({ preventScroll: true })
    focusOnSheet.current = false
  }, [isField])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isField) return
    if (!(document.activeElement instanceof HTMLInputElement)) focusText()
    await writing.makeFunny()
  }

  function undoOnKey(event: KeyboardEvent) {
    const { key, target, altKey, shiftKey, ctrlKey, metaKey } = event
    const isField =
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey || isField) return
    if (draft.past.length === 0) return
    event.preventDefault()
    writing.undo()
  }

  const said = draft.said
  const id = said && 'id' in said ? said.id : ''
  const isOffered = !said || said.kind === 'restored' || (said.kind === 'wrong' && !said.isTooLong)
  return (
    <form
      ref={form}
      className={style.form}
      action={tryPaths.page}
      method="post"
      autoComplete="off"
      noValidate
      onSubmit={submit}
      onKeyDown={undoOnKey}
    >
      <div className={style.words}>
        <Lead />
        <Field
          name={tryFields.audience}
          idPrefix="writing-"
          label={tryWords.audience}
          defaultValue={writingWords.audience}
          error={writing.audienceError}
          onChange={writing.forgetAudienceError}
        />
        <div className={style.dryness}>
          <span aria-hidden="true">{tryWords.dryness.label}</span>
          <Choice
            kind="toggle"
            legend={tryWords.dryness.label}
            name={tryFields.dryness}
            options={dryness}
            initial="sandy"
            describedBy="writing-dryness"
          />
          <p id="writing-dryness">{writingWords.dryness}</p>
        </div>
        <p className={style.kept}>{writingWords.kept}</p>
      </div>
      <div className={style.tool}>
        <div
          className={style.tabs}
          data-with-script=""
          onChange={({ target }) => target instanceof HTMLInputElement && writing.show(target.value)}
        >
          <Choice legend={writingWords.texts} name={textField} options={tabs} initial="email" />
        </div>
        {isField ? (
          <OwnText
            text={typed}
            onChange={setTyped}
            onDone={(isPressed) => {
              focusOnSheet.current = isPressed
              if (typed !== draft.text) edit(() => startDraft(typed))
              setIsTyping(false)
            }}
          />
        ) : (
          <div className={style.page}>
            <Sheet
              key={shown}
              head={head}
              draft={draft}
              isLive={isLive}
              waiting={waitingFor(writing)}
              isOffered={isOffered}
              onEdit={edit}
              textRef={text}
            />
            <Strip
              draft={draft}
              replaced={range ? slice(draft.text, range) : ''}
              waiting={writing.isSlow ? tryWords.waiting : undefined}
              isFlat={writing.flat.includes(id)}
              onUndo={() => {
                writing.undo()
                focusText()
              }}
              onAnother={writing.makeFunny}
              onFlat={writing.fellFlat}
            />
          </div>
        )}
        {shown === 'own' && !isTyping && (
          <Button
            kind="secondary"
            size="small"
            className={style.edit ?? ''}
            onClick={() => {
              setTyped(draft.text)
              setIsTyping(true)
            }}
          >
            {writingWords.own.edit}
          </Button>
        )}
        <div className={style.copy} data-with-script="">
          <CopyButton text={() => copied(head, isField ? typed : draft.text)}>{writingWords.copyAll}</CopyButton>
        </div>
      </div>
      <input type="hidden" name={tryFields.message} value={asked(draft) ?? ''} />
    </form>
  )
}

const copied = (head: string | undefined, text: string) => (head ? `${head}\n\n${text}` : text)

function waitingFor({ underWay, isSlow }: { underWay: boolean; isSlow: boolean }) {
  if (!underWay) return undefined
  return isSlow ? 'slow' : 'briefly'
}

const Lead = () => (
  <p className={style.lead}>
    <span data-with-script="" className={style.mouse}>
      {writingWords.choose.mouse}{' '}
    </span>
    <span data-with-script="" className={style.finger}>
      {writingWords.choose.finger}{' '}
    </span>
    <span data-without-script="">
      {writingWords.choose.marked} <a href={tryPaths.page}>{writingWords.choose.elsewhere}</a>.
    </span>
    <span data-with-script="">{writingWords.rest}</span>
  </p>
)
