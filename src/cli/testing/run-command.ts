import { runDesk } from '#cli/run-desk.ts'
import { environmentFor } from '#server/testing/test-database.ts'

/** Runs a command of the desk on a data folder. @returns its exit code and its output */
export async function deskAt(dataDir: string, words: readonly string[], env: Record<string, string> = {}) {
  let printed = ''
  let complained = ''
  const code = await runDesk(words, {
    env: { ...(await environmentFor(dataDir)), ...env },
    print: (text) => {
      printed += text
    },
    complain: (text) => {
      complained += text
    },
  })
  return { code, printed, complained }
}
