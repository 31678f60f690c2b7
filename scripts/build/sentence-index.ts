import { createHash, randomBytes } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { encoderFiles } from '#language/sentence-encoder.ts'
import { wordingsIn } from '#search/facts.ts'
import { type Made, sentencesOf } from '#search/sentences.ts'
import { loadPassages } from '#server/site/load-passages.ts'
import { readEncoder, sentenceFiles } from '#server/site/load-sentences.ts'

/** What the last build made stands here, with the digest of all that made it. */
const cache = join('.cache', 'sentences.json')

/** All that a vector depends on but its text: the encoder's numbers, and the code from a text to a vector. */
const makers = [
  ...Object.values(encoderFiles),
  ...globSync(['src/language/*.ts', 'src/search/meanings.ts', 'src/search/sentences.ts']).sort(),
]

/**
 * Writes what all wordings of questions mean into a build, for the server to load: making their vectors takes ten
 * seconds. Those that an earlier build made are kept.
 *
 * @param build the build's folder
 */
export async function writeSentenceIndex(build: string): Promise<void> {
  const server = join(resolve(build), 'server')
  const { readAsked } = await loadPassages(resolve(build))
  const asked = await readAsked()
  const all = [...asked.facts.flatMap(({ asked }) => wordingsIn(asked)), ...asked.uncovered]
  const texts = [...new Set(all)]
  const by = digestOf(makers)
  const made: Made = { texts, matrix: sentencesOf(await readEncoder(), readMade(by)).matrixOf(texts) }
  writeFileSync(join(server, sentenceFiles.texts), JSON.stringify(texts))
  writeFileSync(join(server, sentenceFiles.matrix), made.matrix)
  keep(by, made)
}

function digestOf(files: readonly (string | URL)[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

interface Kept {
  readonly by: string
  readonly texts: readonly string[]
  /** The bytes in Base64. */
  readonly matrix: string
}

function readMade(by: string): Made | undefined {
  try {
    const kept: Kept = JSON.parse(readFileSync(cache, 'utf8'))
    if (kept.by !== by) return undefined
    return { texts: kept.texts, matrix: new Int8Array(Buffer.from(kept.matrix, 'base64')) }
  } catch {
    return undefined
  }
}

/** Another build may read the file meanwhile, so it is put in its place whole. */
function keep(by: string, { texts, matrix }: Made): void {
  const kept: Kept = { by, texts, matrix: Buffer.from(matrix).toString('base64') }
  mkdirSync(dirname(cache), { recursive: true })
  const unfinished = `${cache}.${randomBytes(4).toString('hex')}`
  writeFileSync(unfinished, JSON.stringify(kept))
  renameSync(unfinished, cache)
}
