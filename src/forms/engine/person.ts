import type { Values } from '#forms/engine/form.ts'

/** Who filled in a form, as far as they said. Fields are found by name: `email`, or ending so as in `contact-email`. */
export function personOf(fields: Values): { readonly name: string; readonly email: string } {
  const find = (kind: string) =>
    Object.entries(fields).find(([field]) => field === kind || field.endsWith(`-${kind}`))?.[1] ?? ''
  return { name: find('name'), email: find('email') }
}
