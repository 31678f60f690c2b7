/** All checks of the code that do not run it. */
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { run } from './command.ts'
import { hasTool } from './prepare/tools.mjs'

export const checks: readonly { label: string; command: readonly string[] }[] = [
  // Includes the import rules of biome.rooms.jsonc.
  { label: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  // Needs the packages of these tools, which only `npm run words` and `npm run mutate` install.
  ...(hasTool('words') && hasTool('mutate')
    ? [{ label: 'tool types', command: ['tsc', '--noEmit', '-p', 'tools'] }]
    : []),
  // Checks pages and all other files that tsconfig.json includes.
  { label: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
]

/** Runs the checks in turn. Returns the labels of the failed ones. */
export async function runChecks(): Promise<string[]> {
  const failed: string[] = []
  for (const { label, command } of checks) {
    const code = await run(command, { label, env: { ...defaultEnvironment, ASTRO_TELEMETRY_DISABLED: '1' } })
    console.log(`${label.padEnd(12)} ${code === 0 ? 'passed' : 'FAILED'}`)
    if (code !== 0) failed.push(label)
  }
  return failed
}

if (import.meta.main) process.exitCode = (await runChecks()).length > 0 ? 1 : 0
