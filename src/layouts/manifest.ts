import { palette } from '#content-model/palette.ts'
import { product, site } from '#content-model/site.ts'

/** Color of the browser's own bar in each scheme: the ground of the page. */
export const themeColors = { light: palette.light.ground, dark: palette.dark.ground } as const

export const iconSizes = [192, 512] as const

const png = (size: (typeof iconSizes)[number]) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** The web app manifest. */
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
