/** A field that no person sees and no form has. Only a program that fills in whatever it finds gives it a value. */
export const trapField = 'subject'

/** Milliseconds from the form's hydration to its sending, sent by the island. A plain POST has none. */
export const tookField = 'took'

/** What an island sends besides the form's own fields, so that a post tells as much as one without JavaScript. */
export function readSignals(form: HTMLFormElement, hydratedAt: number): Readonly<Record<string, string>> {
  const trap = form.elements.namedItem(trapField)
  return {
    ...(trap instanceof HTMLInputElement && trap.value !== '' && { [trapField]: trap.value }),
    [tookField]: String(Math.max(0, Math.round(performance.now() - hydratedAt))),
  }
}
