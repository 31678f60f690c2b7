import { brand } from '#content-model/brand.ts'
import type { Brand } from '#content-model/schemas/brand-schema.ts'

/** The color tokens by name, as `#rrggbb`, in the light scheme and in the dark one. */
export interface Palette {
  readonly light: Readonly<Record<string, string>>
  readonly dark: Readonly<Record<string, string>>
}

export const paletteOf = ({ accents, light, dark }: Brand['colors']) =>
  ({ light: { ...accents, ...light }, dark: { ...accents, ...dark } }) as const satisfies Palette

/** The site's colors for what has no style sheet: the manifest, the browser's bar, letters, cards. */
export const palette = paletteOf(brand.colors)

/** The line of a style sheet that the colors take the place of. */
const place = '--brand-colors: here;'

/**
 * A style sheet with the colors as custom properties.
 * @throws when it has no place for them
 */
export function withColors(styles: string, { light, dark }: Palette = palette): string {
  if (!styles.includes(place)) throw new Error(`A style sheet has no line ${place}`)
  const value = (name: string) =>
    light[name] === dark[name] ? `${light[name]}` : `light-dark(${light[name]}, ${dark[name]})`
  return styles.replace(
    place,
    Object.keys(light)
      .map((name) => `--${name}: ${value(name)};`)
      .join('\n  '),
  )
}
