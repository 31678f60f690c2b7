import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/**
 * Runs a command, also one of an installed package, and shows its output. Each line gets the command's label, if it has one, so
 * that two commands can run at once.
 * @returns its exit code
 */
export function run(
  command: readonly string[],
  options: { label?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const [file = '', ...args] = command
  const { label, env } = options
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      stdio: label === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: path, ...env },
    })
    if (label !== undefined) for (const stream of [child.stdout, child.stderr]) if (stream) tell(stream, label)
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}

function tell(stream: Readable, label: string) {
  createInterface(stream).on('line', (line) => console.log(`${label.padEnd(12)} ${line}`))
}
