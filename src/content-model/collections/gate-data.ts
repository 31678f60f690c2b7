import { getCollection } from 'astro:content'
import type { GateTexts } from '#content-model/gate-list.ts'

/** All lists and classes of the gate, in the order of their files' names. */
export async function readGateTexts(): Promise<GateTexts> {
  const [lists, classes] = await Promise.all([getCollection('gate'), getCollection('gate-classes')])
  return {
    lists: lists
      .map(({ id, data: { holds, patterns } }) => ({ file: id, holds, patterns }))
      .sort((one, other) => (one.file < other.file ? -1 : 1)),
    classes: classes.flatMap(({ data }) => data.classes),
  }
}
