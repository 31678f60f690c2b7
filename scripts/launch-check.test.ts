import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { samplesIn } from './launch-check.ts'

test('samples are found wherever an entry says so, and only there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(folder, 'posts'))
  const put = (file: string, text: string) => writeFileSync(join(folder, file), text)
  put('brand.yaml', 'title: Plinth\nsample: true\n')
  put('plan.yaml', 'title: Basic\n')
  put(
    'posts/one.md',
    '---\ncomments:\n  - name: A\n    sample: true\n  - sample: true\n    name: B\n---\nA sample: true story.\n',
  )
  expect(samplesIn(folder)).toEqual([
    { file: join(folder, 'brand.yaml'), count: 1 },
    { file: join(folder, 'posts/one.md'), count: 2 },
  ])
  rmSync(folder, { recursive: true })
})
