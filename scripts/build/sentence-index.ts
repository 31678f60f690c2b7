import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { wordingsIn } from '#search/facts.ts'
import { sentencesOf } from '#search/sentences.ts'
import { loadPassages } from '#server/site/load-passages.ts'
import { readEncoder, sentenceFiles } from '#server/site/load-sentences.ts'

/**
 * Writes what all wordings of questions mean into a build, for the server to load: making their vectors takes ten
 * seconds.
 *
 * @param build the build's folder
 */
export async function writeSentenceIndex(build: string): Promise<void> {
  const server = join(resolve(build), 'server')
  const { readAsked } = await loadPassages(resolve(build))
  const asked = await readAsked()
  const all = [...asked.facts.flatMap(({ asked }) => wordingsIn(asked)), ...asked.uncovered]
  const texts = [...new Set(all)]
  writeFileSync(join(server, sentenceFiles.texts), JSON.stringify(texts))
  writeFileSync(join(server, sentenceFiles.matrix), sentencesOf(await readEncoder()).matrixOf(texts))
}
