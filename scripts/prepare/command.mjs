// @ts-check
import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/**
 * Runs a command and stops it when this process is told to stop. What it says is shown in this window, or kept.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, quiet?: boolean }} [options] quiet keeps what it says
 * @returns {Promise<{ code: number, said: string }>} its exit code, and what was kept
 */
export function run(command, args, { cwd = '.', quiet = false } = {}) {
  return new Promise((done, fail) => {
    const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
    const stdio = quiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd, stdio: ['inherit', stdio, stdio], env: { ...process.env, PATH: path } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (said += String(bytes)))
    const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    process.on('SIGINT', stop).on('SIGTERM', stop)
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      done({ code: code ?? 1, said })
    })
  })
}

/**
 * Runs npm, the one that this process was started by where there is one.
 *
 * @param {readonly string[]} args
 * @param {{ cwd?: string, quiet?: boolean }} [options]
 */
export function npm(args, options) {
  const program = process.env['npm_execpath'] ?? ''
  // Not this process's own Node when npm named one: it may be in the very folder that npm replaces.
  return program.endsWith('npm-cli.js')
    ? run(process.env['npm_node_execpath'] ?? process.execPath, [program, ...args], options)
    : run('npm', args, options)
}
