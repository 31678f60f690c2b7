import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { paletteOf, withColors } from '#content-model/palette.ts'
import type { Brand } from '#content-model/schemas/brand-schema.ts'
import { ownTypeface } from './font/site-font.ts'

const file = 'src/content/brand/brand.json'

/** The desk's typeface, and the rule that takes its place where the owner has one. */
const shippedFont = '@import "@fontsource-variable/special-gothic/index.css";'
const ownFont = `@font-face {
  font-family: "Special Gothic Variable";
  src: url("${resolve(ownTypeface)}");
  font-weight: 400 700;
}`

/**
 * Puts the brand's colors into tokens.css and the owner's typeface into the desk, and of the brand itself only the name into
 * scripts of pages, whose words have it. Development shows a change at once.
 */
export function brandFiles(): Plugin {
  return {
    name: 'brand-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:styles\/tokens\.css|desk\/desk\.css|content\/brand\/brand\.json)$/ },
      handler(code, id) {
        if (id.endsWith('.json')) return this.environment.name === 'client' ? nameAlone(code) : undefined
        if (id.endsWith('desk.css')) return existsSync(ownTypeface) ? code.replace(shippedFont, ownFont) : undefined
        this.addWatchFile(resolve(file))
        const { colors }: Brand = JSON.parse(readFileSync(file, 'utf8'))
        return withColors(code, paletteOf(colors))
      },
    },
  }
}

function nameAlone(code: string): string {
  const { name }: Brand = JSON.parse(code)
  return JSON.stringify({ name })
}
