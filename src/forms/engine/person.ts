import type { Form, Values } from '#forms/engine/form.ts'

/**
 * The sender of a form.
 *
 * @param form undefined for a form that the site no longer has: the result is empty then
 * @returns empty texts for fields that were left out
 */
export function personOf(form: Form | undefined, fields: Values): { readonly name: string; readonly email: string } {
  const { name, email } = form?.person ?? {}
  return { name: (name && fields[name]) || '', email: (email && fields[email]) || '' }
}
