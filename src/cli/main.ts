import { existsSync } from 'node:fs'
import { runDesk } from '#cli/run-desk.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

// `desk leads | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runDesk(process.argv.slice(2), {
  env: process.env,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
