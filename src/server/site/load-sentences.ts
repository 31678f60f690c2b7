import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encoderFiles, type SentenceEncoder, sentenceEncoder } from '#language/sentence-encoder.ts'
import { type Made, type Sentences, sentencesOf } from '#search/sentences.ts'

/** What a build keeps in its `server` folder: its texts, and their vectors. scripts/build/sentence-index.ts writes both. */
export const sentenceFiles = { texts: 'sentences.json', matrix: 'sentences.bin' } as const

/** Reads what makes vectors of sentences. */
export async function readEncoder(): Promise<SentenceEncoder> {
  const [pieces, numbers] = await Promise.all([readFile(encoderFiles.pieces, 'utf8'), readFile(encoderFiles.numbers)])
  return sentenceEncoder(pieces, numbers)
}

/**
 * Loads what makes vectors of sentences, and those that a build has made.
 *
 * @throws when the build lacks them
 */
export async function loadSentences(build: string): Promise<Sentences> {
  const [encoder, made] = await Promise.all([readEncoder(), readMade(join(build, 'server'))])
  return sentencesOf(encoder, made)
}

async function readMade(folder: string): Promise<Made> {
  const [texts, matrix] = await Promise.all([
    readFile(join(folder, sentenceFiles.texts), 'utf8'),
    readFile(join(folder, sentenceFiles.matrix)),
  ])
  return { texts: JSON.parse(texts), matrix: new Int8Array(matrix.buffer, matrix.byteOffset, matrix.byteLength) }
}
