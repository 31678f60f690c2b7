import type { Form, Values } from '#forms/engine/form.ts'

/**
 * Who filled in a form, as far as they said.
 *
 * @param form undefined for one that the site no longer has: then nobody is known
 * @returns empty texts for what was not said
 */
export function personOf(form: Form | undefined, fields: Values): { readonly name: string; readonly email: string } {
  const { name, email } = form?.person ?? {}
  return { name: (name && fields[name]) || '', email: (email && fields[email]) || '' }
}
