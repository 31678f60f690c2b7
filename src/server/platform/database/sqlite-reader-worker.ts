import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { errorCode } from '#server/platform/error-code.ts'

/** A statement for the reader's thread. */
export interface ReaderQuery {
  readonly number: number
  readonly sql: string
  readonly parameters: readonly SQLInputValue[]
}

/** The result of a statement, or its error. */
export type ReaderReply =
  | { readonly number: number; readonly rows: readonly unknown[] }
  | { readonly number: number; readonly code: string; readonly message: string }

const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 1_000 })

parentPort?.on('message', ({ number, sql, parameters }: ReaderQuery) => {
  let answer: ReaderReply
  try {
    answer = { number, rows: database.prepare(sql).all(...parameters) }
  } catch (error) {
    answer = { number, code: errorCode(error), message: error instanceof Error ? error.message : '' }
  }
  parentPort?.postMessage(answer)
})
