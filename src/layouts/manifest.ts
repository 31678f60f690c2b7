import { product, site } from '#content-model/site.ts'
import { paletteOf } from '#styles/palette.ts'
import tokens from '#styles/tokens.css?raw'

const { light, dark } = paletteOf(tokens)

/** Color of the browser's own bar in each scheme: the ground of the page. */
export const themeColors = { light: light['ground'] ?? '', dark: dark['ground'] ?? '' } as const

const png = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

/** The web app manifest. `npm run icons` draws the icons. */
export const manifest = {
  name: product,
  short_name: product,
  description: site.description,
  start_url: '/',
  display: 'browser',
  background_color: themeColors.light,
  theme_color: themeColors.light,
  icons: [png(192), png(512), { ...png(512), purpose: 'maskable' }],
} as const
