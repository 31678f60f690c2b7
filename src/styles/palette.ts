const token = /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6}))?/g

/** The color tokens by name, as `#rrggbb`, in the light scheme and in the dark one. */
export interface Palette {
  readonly light: Readonly<Record<string, string>>
  readonly dark: Readonly<Record<string, string>>
}

/**
 * The site's colors outside of style sheets: the manifest, the browser's bar, cards.
 * @param tokens the text of tokens.css, the only place that defines them
 */
export function paletteOf(tokens: string): Palette {
  const found = [...tokens.matchAll(token)].map(([, name = '', light = '', dark = light]) => ({ name, light, dark }))
  return {
    light: Object.fromEntries(found.map(({ name, light }) => [name, light])),
    dark: Object.fromEntries(found.map(({ name, dark }) => [name, dark])),
  }
}
