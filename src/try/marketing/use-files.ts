import { useCallback, useRef, useState } from 'react'
import { readPhoto } from './reading/photo.ts'
import { type FileRefusal, sort, whyUnreadable } from './reading/sort.ts'
import type { Footage } from './story/material.ts'

/** A file in the list, from the moment of its choice. */
export interface ListedFile {
  readonly id: number
  readonly name: string
  readonly bytes: number
  /** The measurements; without these and without `refusal` the file is still being read. */
  readonly footage?: Footage
  readonly picture?: ImageBitmap
  readonly refusal?: FileRefusal
}

/** Whether a file is still being read. */
export const isUnread = ({ footage, refusal }: ListedFile): boolean => footage === undefined && refusal === undefined

type Reading = Pick<ListedFile, 'footage' | 'picture' | 'refusal'>

async function read(file: File, name: string): Promise<Reading> {
  const sorted = await sort(file)
  if (sorted.kind === 'refused') return { refusal: sorted.why }
  try {
    const found =
      sorted.kind === 'photo' ? await readPhoto(file) : await (await import('./reading/video.ts')).readVideo(file)
    const { picture, ...measured } = found
    return { footage: { name, ...measured }, ...(picture && { picture }) }
  } catch {
    return { refusal: sorted.kind === 'photo' ? await whyUnreadable(file) : 'damaged' }
  }
}

/** A name that no other file of the list has: “IMG_1.jpg (2)”. */
function uniqueName(name: string, others: ReadonlySet<string>): string {
  for (let number = 2, unique = name; ; number++) {
    if (!others.has(unique)) return unique
    unique = `${name} (${number})`
  }
}

/** Yields to the browser's pending events. */
const yieldToBrowser = () => new Promise<void>((resume) => setTimeout(resume))

/** The list of files. They are read one after the other, so that many of them do not block the page. */
export function useFiles(most: number) {
  const [files, setFiles] = useState<readonly ListedFile[]>([])
  /** The list as it is now; the state lags behind it. */
  const list = useRef<readonly ListedFile[]>([])
  /** Names of files beyond the most that are read. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const nextId = useRef(0)
  const queue = useRef(Promise.resolve())

  const change = useCallback((next: readonly ListedFile[]) => {
    list.current = next
    setFiles(next)
  }, [])

  const add = useCallback(
    (chosen: readonly File[]) => {
      const taken = chosen.slice(0, Math.max(0, most - list.current.length))
      setLeftOut(chosen.slice(taken.length).map(({ name }) => name))
      for (const file of taken) {
        const id = nextId.current++
        const name = uniqueName(file.name || 'file', new Set(list.current.map((entry) => entry.name)))
        change([...list.current, { id, name, bytes: file.size }])
        queue.current = queue.current.then(async () => {
          // A removed file is not read.
          if (!list.current.some((entry) => entry.id === id)) return
          // The file was deleted or changed on disk.
          const reading = await read(file, name).catch((): Reading => ({ refusal: 'damaged' }))
          change(list.current.map((entry) => (entry.id === id ? { ...entry, ...reading } : entry)))
          await yieldToBrowser()
        })
      }
    },
    [most, change],
  )

  const remove = useCallback(
    (id: number) => {
      setLeftOut([])
      change(list.current.filter((entry) => entry.id !== id))
    },
    [change],
  )

  /** Resolves to the list when all files in it were read, those too that are chosen meanwhile. */
  const settled = useCallback(async () => {
    while (list.current.some(isUnread)) await queue.current
    return list.current
  }, [])

  return { files, leftOut, add, remove, settled }
}
