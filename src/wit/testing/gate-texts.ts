import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { GateTexts } from '#content-model/gate-list.ts'
import { Gate } from '#wit/gate/gate.ts'

const content = fileURLToPath(new URL('../../content/', import.meta.url))
const filesOf = (folder: string) =>
  globSync(`${folder}/*.yaml`, { cwd: content })
    .sort()
    .map((file) => ({ file: basename(file, '.yaml'), data: parse(readFileSync(content + file, 'utf8')) }))

/** The lists of the gate, in the order of a build. */
export const gateTexts: GateTexts = {
  lists: filesOf('gate').map(({ file, data: { holds, patterns } }) => ({ file, holds, patterns })),
  classes: filesOf('gate-classes').flatMap(({ data }) => data.classes),
}

export const gate = new Gate(gateTexts)
