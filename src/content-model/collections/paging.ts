/** One page of a list. */
export interface ListPage<Item> {
  /** From 1. */
  number: number
  items: readonly Item[]
}

/**
 * A list cut into pages; the last one may be shorter. An empty list is one empty page.
 *
 * @param size items a page, at least 1
 */
export function pagesOf<Item>(items: readonly Item[], size: number): ListPage<Item>[] {
  const total = Math.max(1, Math.ceil(items.length / size))
  return Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    items: items.slice(index * size, (index + 1) * size),
  }))
}

/** The address of a list's page: the list's own for the first, then `/2` and so on. */
export const pageAddress = (list: string, number: number) =>
  number === 1 ? list : `${list.replace(/\/$/, '')}/${number}`

/** The description of a list's page for search engines: the list's own, with the page's number from the second on. */
export const pageDescription = (list: string, number: number) => (number === 1 ? list : `${list} Page ${number}.`)
