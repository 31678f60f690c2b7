import { inOrder } from '#content-model/collections/entries.ts'

/** @returns the plan that an address or a post names, in words; nothing when there is none of that name */
export async function readPlan(value: string | null | undefined) {
  if (!value) return undefined
  const found = (await inOrder('plans')).find(({ data }) => data.title.toLowerCase() === value)
  if (!found) return undefined
  const { title, monthly, facilities } = found.data
  const perMonth = `${monthly.price} ${monthly.duration.replace('per', 'a')}`
  return { value, title, price: [perMonth, facilities[0]].filter(Boolean).join(' and ') }
}
