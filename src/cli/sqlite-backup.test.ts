import { execFileSync } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { sqlitePath } from '#server/platform/database/database.ts'
import { openTestServices, temporaryFolder } from '#server/testing/test-services.ts'

/** Mounts a small file system in memory. @returns false without the rights to mount */
function mounted(folder: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return false
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return true
}

const backUp = async (file: string) => deskAt((await openTestServices()).dataDir, ['backup', file])

test('a backup into a folder that is not there says so in one sentence', async () => {
  const folder = join(temporaryFolder(), 'no')
  expect(await backUp(join(folder, 'copy.db'))).toEqual({
    code: 1,
    printed: '',
    complained: `That did not work (ENOENT). There is no folder ${folder}; make it first, or name another.\n`,
  })
})

test('a backup says how large it is on the disk', async () => {
  const file = join(temporaryFolder(), 'copy.db')
  const { printed } = await backUp(file)
  expect(printed).toMatch(/^Copied .* to .*copy\.db, \d+(?:\.\d)? MB\.\n$/)
  expect(printed).toContain(`, ${Math.round(statSync(file).size / 1e5) / 10} MB.`)
})

test('a backup below a file says that there is no such folder', async () => {
  const folder = join(temporaryFolder(), 'file')
  writeFileSync(folder, '')
  expect(await backUp(join(folder, 'copy.db'))).toEqual({
    code: 1,
    printed: '',
    complained: `That did not work (ENOTDIR). There is no folder ${folder}; make it first, or name another.\n`,
  })
})

test('a backup into a folder that can not be written to says so in one sentence', async ({ skip }) => {
  const folder = temporaryFolder()
  skip(!mounted(folder, 'size=1m,ro'), 'takes root, to mount a read-only file system')
  expect(await backUp(join(folder, 'copy.db'))).toEqual({
    code: 1,
    printed: '',
    complained: `That did not work (EROFS). ${folder} can’t be written to; name another folder.\n`,
  })
})

test('a backup onto a full disk says so in one sentence and leaves nothing', async ({ skip }) => {
  const folder = temporaryFolder()
  skip(!mounted(folder, 'size=64k'), 'takes root, to mount a small file system')
  expect(await backUp(join(folder, 'copy.db'))).toEqual({
    code: 1,
    printed: '',
    complained: `That did not work (SQLITE_FULL). There is no room in ${folder}; make some, or name another folder.\n`,
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a backup of what is no database says that it is damaged and leaves nothing', async () => {
  const [dataDir, folder] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(sqlitePath({ dataDir }), 'Dear diary, '.repeat(1_000))
  expect(await deskAt(dataDir, ['backup', join(folder, 'copy.db')])).toEqual({
    code: 1,
    printed: '',
    complained: `That did not work (SQLITE_NOTADB). ${sqlitePath({ dataDir })} is damaged. What to do: docs/guides/reading-the-database.md.\n`,
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a command on a damaged database says where to read what to do', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(sqlitePath({ dataDir }), 'Dear diary, '.repeat(1_000))
  expect((await deskAt(dataDir, ['leads'])).complained).toMatch(
    /^That did not work \(SQLITE_\w+\)\. .*[^.]\. What to do: docs\/guides\/reading-the-database\.md\.\n$/,
  )
})
