/** A field that people do not see and no form has. Only a program that fills in every field gives it a value. */
export const trapField = 'subject'

/** Milliseconds from the form's hydration to its sending, sent by the island. A plain POST has none. */
export const tookField = 'took'

/** Values that an island adds to the form's own fields: the trap, which a plain POST sends by itself, and the time. */
export function readSignals(form: HTMLFormElement, hydratedAt: number): Readonly<Record<string, string>> {
  const trap = form.elements.namedItem(trapField)
  return {
    ...(trap instanceof HTMLInputElement && trap.value !== '' && { [trapField]: trap.value }),
    [tookField]: String(Math.max(0, Math.round(performance.now() - hydratedAt))),
  }
}
