import { factsOf } from '../../src/search/passages/facts.ts'
import { exampleKind } from '../../src/search/passages/passages.ts'
import { createAskedIndex } from '../../src/search/question/asked-index.ts'
import { readPublicSettings } from '../../src/server/platform/config/settings.ts'
import { readVectors } from '../../src/server/questions/load-drawer.ts'
import { loadPassages } from '../../src/server/questions/load-passages.ts'
import { findBuild } from '../../src/server/web/prerendered/builds.mjs'

/** The current build's wordings of questions, and the index of them. */
export async function openAsked() {
  const build = findBuild('current')
  if (build === undefined) throw new Error('There is no build to ask: npm run build')
  const { readPassages, readAsked } = await loadPassages(build)
  const passages = (await readPassages(readPublicSettings({}))).filter(({ kind }) => kind !== exampleKind)
  const { facts: entries, uncovered } = await readAsked()
  const facts = factsOf(entries, passages)
  const vectors = await readVectors()
  return { facts, uncovered, vectors, index: createAskedIndex(facts, uncovered, vectors) }
}
