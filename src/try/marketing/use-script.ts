import { type RefObject, useRef, useState } from 'react'
import { type GraveWords, type Gravity, gravityOf, type Problem } from './gravity.ts'
import { lengthOf, readTyped, type ScriptFields } from './script-fields.ts'
import { filled, type MarketingSettings } from './script-settings.ts'
import type { NotRead } from './story/as-text.ts'
import type { Unread } from './story/material.ts'
import { type Script, writePlainScript, writeScript } from './story/script.ts'
import type { ListedFile } from './use-files.ts'

/** A script, with the files in it. */
export interface WrittenScript {
  readonly script: Script
  readonly files: readonly ListedFile[]
  /** Files that were not read. */
  readonly notRead: readonly NotRead[]
  readonly exhausted: boolean
  /** The words for which it has no joke. */
  readonly grave?: GraveWords
  /** The files of the list that it was written for. */
  readonly of: string
}

/** What tells one list of files from another. */
const listOf = (files: readonly ListedFile[]) => files.map(({ id }) => id).join()

/** Names of photos and videos, whatever is in the file. */
const mediaName = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?|svg|mp4|m4v|mov|webm|mkv|avi)$/i

/** Files that were not read, with their places among the others. */
function unreadIn(files: readonly ListedFile[]): Unread[] {
  let before = 0
  return files.flatMap(({ name, footage, refusal }) => {
    if (footage) before += 1
    return refusal ? [{ name, before, shows: refusal !== 'notMedia' || mediaName.test(name) }] : []
  })
}

type Field = 'product' | 'seen' | 'audience'

export interface FieldError {
  readonly field: Field
  readonly message: string
}

interface Parts extends MarketingSettings {
  readonly form: RefObject<HTMLFormElement | null>
  /** The list of files as it is shown. */
  readonly files: readonly ListedFile[]
  /** Names of files beyond the most that are read. */
  readonly leftOut: readonly string[]
  /** Resolves to the list when all of it was read. */
  readonly settled: () => Promise<readonly ListedFile[]>
}

/** The state of the script. The fields are uncontrolled, so that no state change can lose their text. */
export function useScript({ form, files, leftOut, settled, words, limits, paths }: Parts) {
  const [written, setWritten] = useState<WrittenScript>()
  const [problem, setProblem] = useState<Problem>()
  const [wrong, setWrong] = useState<FieldError>()
  const [busy, setBusy] = useState(false)
  const [flat, setFlat] = useState<readonly string[]>([])
  /** Kinds of story that were shown in this visit. */
  const shown = useRef<string[]>([])
  /** Words that the server found harmless, which are not sent again. */
  const light = useRef('')

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

  function show(typed: ScriptFields, list: readonly ListedFile[], grave?: GraveWords) {
    const read = list.filter(({ footage }) => footage !== undefined)
    const footage = read.flatMap((file) => (file.footage ? [file.footage] : []))
    const material = { ...typed, footage, unread: unreadIn(list) }
    let script = grave ? writePlainScript(material) : writeScript(material, shown.current)
    if (!script) {
      shown.current = []
      script = writeScript(material)
    }
    if (!script) return
    shown.current.push(script.kind)
    const notRead = list.flatMap(({ name, refusal }) => (refusal ? [{ name, why: words[refusal] }] : []))
    if (leftOut.length > 0)
      notRead.push({ name: leftOut.join(', '), why: filled(words.overLimit, { count: limits.files }) })
    const exhausted = grave !== undefined || writeScript(material, shown.current) === undefined
    setWritten({ script, files: read, notRead, exhausted, of: listOf(list), ...(grave && { grave }) })
  }

  async function write(fresh: boolean) {
    if (!form.current || busy) return
    const typed = readTyped(form.current)
    const found = wrongWith(typed)
    setWrong(found)
    if (found) {
      // A script of other words is no answer to these.
      setWritten(undefined)
      setProblem(undefined)
      return (form.current.elements.namedItem(found.field) as HTMLElement | null)?.focus()
    }
    setBusy(true)
    const gravity = await weigh(typed)
    const list = await settled()
    setBusy(false)
    const grave = typeof gravity === 'object' && gravity.words !== '' ? gravity : undefined
    if (gravity === 'light' || grave) {
      if (fresh) shown.current = []
      setProblem(undefined)
      show(typed, list, grave)
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
    /** Whether the files have changed since the script was written. */
    stale: written !== undefined && written.of !== listOf(files),
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
