import { globSync } from 'node:fs'
import { brand } from '#content-model/brand.ts'
import { entryParts, type Part, partOf } from '#content-model/parts.ts'

const empty = entryParts.filter((part) => globSync(`src/content/${part}/*.{md,yaml}`).length === 0)
const missing: ReadonlySet<Part> = new Set([...empty, ...(brand.without ?? [])])

/** Whether the site has a part. */
export const hasPart = (part: Part): boolean => !missing.has(part)

/** Whether an address belongs to no part, or to one that is there. */
export function leads(path: string): boolean {
  const part = partOf(path)
  return part === undefined || hasPart(part)
}
