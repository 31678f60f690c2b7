import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { openDatabase, sqlitePath } from '#server/platform/database/database.ts'
import { erase } from '#server/privacy/erase-address.ts'
import { rewriteNow } from '#server/privacy/rewrites.ts'
import { outsideReaders, readerCommand } from '#server/testing/outside-reader.ts'
import { openTestServices } from '#server/testing/test-services.ts'

const isAny = outsideReaders.length > 0

describe.skipIf(!isAny).each(isAny ? outsideReaders : ['a program that is not here'])(
  'while %s reads the file',
  (program) => {
    /** Services and a second connection beside it, as the server has them. */
    async function openServing() {
      const { submissions, database, dataDir } = await openTestServices()
      const second = openDatabase({ databaseUrl: undefined, dataDir })
      onTestFinished(() => second.destroy())
      await second.selectFrom('submissions').select('id').execute()
      const path = sqlitePath({ dataDir })
      const save = async (email: string) =>
        expect(await submissions.accept(newsletter, new URLSearchParams({ email }))).toMatchObject({
          state: 'accepted',
        })
      const countFromOutside = () => Number(execFileSync(...readerCommand(program, path), { encoding: 'utf8' }))
      const log = () => statSync(`${path}-wal`, { throwIfNoEntry: false })?.ino
      return { database, save, countFromOutside, log }
    }

    test('the server keeps its log', async () => {
      const { save, countFromOutside, log } = await openServing()
      await save('ada@example.com')
      const before = log()
      expect(countFromOutside()).toBe(1)
      expect([typeof before, log()]).toEqual(['number', before])
      await save('bob@example.com')
      expect(countFromOutside()).toBe(2)
    })

    test('the server keeps its log after an erasure', async () => {
      const { database, save, countFromOutside, log } = await openServing()
      await save('ada@example.com')
      await save('bob@example.com')
      const before = log()
      await erase(database, 'ada@example.com')
      await rewriteNow(database)
      expect(countFromOutside()).toBe(1)
      expect([typeof before, log()]).toEqual(['number', before])
      await save('eve@example.com')
      expect(countFromOutside()).toBe(2)
    })
  },
)
