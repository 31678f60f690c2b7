import { type RefObject, useRef, useState } from 'react'
import { type Gravity, gravityOf } from './gravity.ts'
import { lengthOf, readTyped, type ScriptFields } from './script-fields.ts'
import { filled, type MarketingSettings } from './script-settings.ts'
import type { NotRead } from './story/as-text.ts'
import { type Script, writeScript } from './story/script.ts'
import type { ListedFile } from './use-files.ts'

/** A script, with the files in it. */
export interface WrittenScript {
  readonly script: Script
  readonly files: readonly ListedFile[]
  /** Files that were not read. */
  readonly notRead: readonly NotRead[]
  readonly exhausted: boolean
}

type Field = 'product' | 'seen' | 'audience'

export interface FieldError {
  readonly field: Field
  readonly message: string
}

interface Parts extends MarketingSettings {
  readonly form: RefObject<HTMLFormElement | null>
  /** The current list of files. */
  readonly files: readonly ListedFile[]
  /** Names of files beyond the most that are read. */
  readonly leftOut: readonly string[]
  /** Resolves when all of them were read. */
  readonly settled: () => Promise<void>
}

/** The state of the script. The fields are uncontrolled, so that no state change can lose their text. */
export function useScript({ form, files, leftOut, settled, words, limits, paths }: Parts) {
  const [written, setWritten] = useState<WrittenScript>()
  const [problem, setProblem] = useState<Exclude<Gravity, 'light'>>()
  const [wrong, setWrong] = useState<FieldError>()
  const [busy, setBusy] = useState(false)
  const [flat, setFlat] = useState<readonly string[]>([])
  /** Kinds of story that were shown in this visit. */
  const shown = useRef<string[]>([])
  /** Words that the server found harmless, which are not sent again. */
  const light = useRef('')
  const latest = useRef(files)
  latest.current = files

  function wrongWith(typed: ScriptFields): FieldError | undefined {
    if (typed.product === '') return { field: 'product', message: words.missing }
    for (const field of ['product', 'seen', 'audience'] as const) {
      const count = lengthOf(typed[field])
      const most = limits[field]
      if (count > most) return { field, message: filled(words.long, { count, most }) }
    }
    return undefined
  }

  async function weigh(typed: ScriptFields): Promise<Gravity> {
    const key = JSON.stringify([typed.product, typed.seen, typed.audience])
    if (light.current === key) return 'light'
    const gravity = await gravityOf(typed, paths)
    if (gravity === 'light') light.current = key
    return gravity
  }

  function show(typed: ScriptFields) {
    const read = latest.current.filter(({ footage }) => footage !== undefined)
    const material = { ...typed, footage: read.flatMap(({ footage }) => (footage ? [footage] : [])) }
    let script = writeScript(material, shown.current)
    if (!script) {
      shown.current = []
      script = writeScript(material)
    }
    if (!script) return
    shown.current.push(script.kind)
    const notRead = latest.current.flatMap(({ name, refusal }) => (refusal ? [{ name, why: words[refusal] }] : []))
    if (leftOut.length > 0)
      notRead.push({ name: leftOut.join(', '), why: filled(words.overLimit, { count: limits.files }) })
    setWritten({ script, files: read, notRead, exhausted: writeScript(material, shown.current) === undefined })
  }

  async function write(fresh: boolean) {
    if (!form.current || busy) return
    const typed = readTyped(form.current)
    const found = wrongWith(typed)
    setWrong(found)
    if (found) return (form.current.elements.namedItem(found.field) as HTMLElement | null)?.focus()
    setBusy(true)
    const gravity = await weigh(typed)
    await settled()
    setBusy(false)
    if (gravity === 'light') {
      if (fresh) shown.current = []
      setProblem(undefined)
      show(typed)
    } else {
      setWritten(undefined)
      setProblem(gravity)
    }
  }

  return {
    written,
    problem,
    wrong,
    busy,
    flat: written !== undefined && flat.includes(written.script.id),
    write: () => write(true),
    another: () => (written?.exhausted ? undefined : write(false)),
    /** Removes the message of a field that was edited. */
    mend: (field: string) => setWrong((before) => (before?.field === field ? undefined : before)),
    fellFlat() {
      if (!written || flat.includes(written.script.id)) return
      const { id } = written.script
      setFlat((before) => [...before, id])
      // A lost report is not shown to the visitor.
      void fetch(paths.flat, { method: 'POST', body: new URLSearchParams({ flat: id }), keepalive: true }).catch(
        () => undefined,
      )
    },
  }
}
