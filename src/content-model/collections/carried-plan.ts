import { inOrder } from '#content-model/collections/entries.ts'

/** @returns the plan in an address or a post, in words; undefined for an unknown name */
export async function readPlan(value: string | null | undefined) {
  if (!value) return undefined
  const found = (await inOrder('plans')).find(({ data }) => data.title.toLowerCase() === value)
  if (!found) return undefined
  const { title, monthly, facilities } = found.data
  const perMonth = `${monthly.price} ${monthly.duration.replace('per', 'a')}`
  return { value, title, price: [perMonth, facilities[0]].filter(Boolean).join(' and ') }
}
