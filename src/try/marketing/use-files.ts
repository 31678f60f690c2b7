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

type Reading = Pick<ListedFile, 'footage' | 'picture' | 'refusal'>

async function read(file: File): Promise<Reading> {
  const sorted = await sort(file)
  if (sorted.kind === 'refused') return { refusal: sorted.why }
  try {
    const found =
      sorted.kind === 'photo' ? await readPhoto(file) : await (await import('./reading/video.ts')).readVideo(file)
    const { picture, ...measured } = found
    return { footage: { name: file.name, ...measured }, ...(picture && { picture }) }
  } catch {
    return { refusal: sorted.kind === 'photo' ? await whyUnreadable(file) : 'damaged' }
  }
}

/** Yields to the browser's pending events. */
const yieldToBrowser = () => new Promise<void>((resume) => setTimeout(resume))

/** The list of files. They are read one after the other, so that many of them do not block the page. */
export function useFiles(most: number) {
  const [files, setFiles] = useState<readonly ListedFile[]>([])
  /** Names of files beyond the most that are read. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  /** Ids of files in the list; a removed file is not read. */
  const listed = useRef(new Set<number>())
  const nextId = useRef(0)
  const queue = useRef(Promise.resolve())

  const add = useCallback(
    (chosen: readonly File[]) => {
      const taken = chosen.slice(0, Math.max(0, most - listed.current.size))
      setLeftOut(chosen.slice(taken.length).map(({ name }) => name))
      const entries = taken.map((file) => ({ file, id: nextId.current++ }))
      for (const { id } of entries) listed.current.add(id)
      setFiles((before) => [
        ...before,
        ...entries.map(({ file, id }) => ({ id, name: file.name || 'file', bytes: file.size })),
      ])
      for (const { file, id } of entries) {
        queue.current = queue.current.then(async () => {
          if (!listed.current.has(id)) return
          // The file was deleted or changed on disk.
          const reading = await read(file).catch((): Reading => ({ refusal: 'damaged' }))
          setFiles((before) => before.map((entry) => (entry.id === id ? { ...entry, ...reading } : entry)))
          await yieldToBrowser()
        })
      }
    },
    [most],
  )

  const remove = useCallback((id: number) => {
    listed.current.delete(id)
    setLeftOut([])
    setFiles((before) => before.filter((entry) => entry.id !== id))
  }, [])

  /** Resolves when all files in the list were read. */
  const settled = useCallback(() => queue.current, [])

  return { files, leftOut, add, remove, settled }
}
