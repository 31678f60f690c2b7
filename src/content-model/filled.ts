/** Fills in the names in braces, such as `{count}`. Unknown names stay for a later call. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))

/** The sentence for one of a thing, or the one for many with `{count}` filled in. */
export const filledByCount = (
  { one, many }: { readonly one: string; readonly many: string },
  count: number,
  shown: string | number = count,
): string => filled(count === 1 ? one : many, { count: shown })
