// @ts-check
import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/**
 * Runs a command, and stops it when this process is told to stop. Its output is shown or returned.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, quiet?: boolean }} [options] quiet returns the output instead of showing it
 * @returns {Promise<{ code: number, said: string }>} its exit code, and the returned output
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
 * Runs npm; the one that started this process, if there is one.
 *
 * @param {readonly string[]} args
 * @param {{ cwd?: string, quiet?: boolean }} [options]
 */
export function npm(args, options) {
  const program = process.env['npm_execpath'] ?? ''
  // The Node that npm named, if it did: this process's own may be in the folder that npm replaces.
  return program.endsWith('npm-cli.js')
    ? run(process.env['npm_node_execpath'] ?? process.execPath, [program, ...args], options)
    : run('npm', args, options)
}
