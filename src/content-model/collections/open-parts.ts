import { getCollection } from 'astro:content'
import { brand } from '#content-model/brand.ts'
import { entryParts, type Part, partOf } from '#content-model/parts.ts'

interface Link {
  readonly href: string
}

/** Which parts of the site are there. */
export interface OpenParts {
  readonly has: (part: Part) => boolean
  /** Whether an address leads somewhere; true for all that belong to no part. */
  readonly leads: (href: string) => boolean
  /** Those of the links that lead somewhere. */
  readonly among: <One extends Link>(links: readonly One[]) => One[]
  /** The link, if it leads somewhere. */
  readonly link: <One extends Link>(link: One) => One | undefined
  /** Texts with a link each, without the links that lead nowhere. */
  readonly rows: <Row extends { readonly action?: Link | undefined }>(rows: readonly Row[]) => Row[]
  /** The HTML with links that lead nowhere as plain text. */
  readonly unlinked: (html: string) => string
}

let open: Promise<OpenParts> | undefined

/** The one place that decides it: read once per build or server; on every call in development, where entries change. */
export function readOpenParts(): Promise<OpenParts> {
  if (import.meta.env.DEV) return find()
  open ??= find()
  return open
}

async function find(): Promise<OpenParts> {
  const empty = await Promise.all(
    entryParts.map(async (part) => ((await getCollection(part)).length === 0 ? [part] : [])),
  )
  const missing: ReadonlySet<Part> = new Set([...empty.flat(), ...(brand.without ?? [])])
  return openParts(missing)
}

/** @param missing the parts that are not there */
export function openParts(missing: ReadonlySet<Part>): OpenParts {
  const has = (part: Part) => !missing.has(part)
  const leads = (href: string) => {
    const part = partOf(href)
    return part === undefined || has(part)
  }
  return {
    has,
    leads,
    among: (links) => links.filter(({ href }) => leads(href)),
    link: (link) => (leads(link.href) ? link : undefined),
    rows: (rows) => rows.map((row) => (row.action && !leads(row.action.href) ? { ...row, action: undefined } : row)),
    unlinked: (html) =>
      html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, text: string) =>
        leads(href) ? link : text,
      ),
  }
}
