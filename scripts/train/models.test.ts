import { expect, test } from 'vitest'
import { models, movedOn } from './models.ts'

// Changed inputs do not fail: a new example makes no model wrong. `node scripts/train/models.ts` lists them.
test.each(Object.entries(models))('the numbers of %s are as its script made them', (_, model) => {
  expect(movedOn(model).made).toEqual([])
})

test('a model whose lock is missing is told as changed', () => {
  const model = { files: ['package.json'], lock: 'none.json', script: 'scripts/train/models.ts', inputs: {} }
  expect(movedOn(model).made).toEqual(['package.json'])
})
