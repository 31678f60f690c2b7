/** Most pages with all numbers shown. */
const most = 7

/**
 * The page numbers to show: the first, the last, the current one and its neighbors, and all of a short list.
 * A gap that would hide a single number shows it.
 *
 * @param current from 1
 * @returns numbers in order, with `gap` where some are left out
 */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  if (total <= most) return Array.from({ length: total }, (_, index) => index + 1)
  const wanted = new Set([1, current - 1, current, current + 1, total])
  if (current <= 4) for (const page of [2, 3]) wanted.add(page)
  if (current >= total - 3) for (const page of [total - 1, total - 2]) wanted.add(page)
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((one, other) => one - other)
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? ['gap', page] : [page]))
}
