import { createAskedIndex } from '../../src/search/asked-index.ts'
import { factsOf } from '../../src/search/facts.ts'
import { exampleKind } from '../../src/search/passages.ts'
import { readPublicSettings } from '../../src/server/config/settings.ts'
import { findBuild } from '../../src/server/site/builds.mjs'
import { readVectors } from '../../src/server/site/load-drawer.ts'
import { loadPassages } from '../../src/server/site/load-passages.ts'

/** What the current build knows of how people ask, and the index that it makes of it. */
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
