// @ts-check
import { existsSync } from 'node:fs'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { readSettings, SettingsError } from '#server/platform/config/settings.ts'
import { brandFiles } from './scripts/build/brand-files.ts'
import { componentSheet } from './scripts/build/component-sheet.ts'
import { compressed } from './scripts/build/compress.ts'
import { contentModules } from './scripts/build/content-modules.ts'
import { siteFont } from './scripts/build/font/site-font.ts'
import { layerOrder } from './scripts/build/layer-order.ts'
import { pictures } from './scripts/build/pictures.ts'
import { noServerPictures } from './scripts/build/server-pictures.ts'
import { siteMap } from './scripts/build/site-map.ts'
import { className } from './scripts/build/styles/class-names.ts'
import { pageStyles } from './scripts/build/styles/page-styles.ts'

// Plain JavaScript, which Node loads: for a TypeScript config Astro starts Vite first, which is slow.
if (existsSync('.env')) process.loadEnvFile('.env')

const { siteUrl, siteIndexable } = settingsOrExit()
const font = await siteFont()
const localFont = { provider: fontProviders.local(), fallbacks: [], optimizedFallbacks: false }

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'ignore',
  cacheDir: `${cacheFolder}/astro`,
  // No component suspends, so pages need no slower streaming renderer.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    pictures(),
    ...(siteIndexable ? [siteMap(siteUrl)] : []),
    pageStyles(),
    compressed(),
    devServer(),
    componentSheet(),
    clientTouch(),
  ],
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  // No page has a cookie, so none may have a session.
  session: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: 'prism' },
  security: {
    // The server has its own rule for cross-site posts; Astro's refuses every form behind a TLS proxy.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "media-src 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
  fonts: [
    { ...localFont, name: 'Special Gothic', cssVariable: '--font-own-letters', options: { variants: [font.own] } },
    {
      ...localFont,
      name: 'Special Gothic Foreign',
      cssVariable: '--font-foreign-letters',
      options: { variants: font.foreign },
    },
  ],
  // Several at a time: pages wait for the disk more than for the processor.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  vite: {
    cacheDir: `${cacheFolder}/vite`,
    css: { modules: process.env.NODE_ENV === 'production' ? { generateScopedName: className } : {} },
    plugins: [brandFiles(), layerOrder(), contentModules(), noServerPictures()],
    // Scripts of a page's own are inlined, to save a request; the script of all pages is a file.
    build: {
      assetsInlineLimit: (/** @type {string} */ file) => /\.\.\.front|slides-and-films|examples-wall/.test(file),
    },
  },
})

/**
 * `client:touch` in templates: an island that is hydrated when a visitor reaches for it.
 *
 * @returns {import('astro').AstroIntegration}
 */
function clientTouch() {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/layouts/client/touch.ts' })
      },
    },
  }
}

/**
 * The services behind `astro dev`, loaded only there: a build needs none of them.
 *
 * @returns {import('astro').AstroIntegration}
 */
function devServer() {
  return {
    name: 'dev-server',
    hooks: {
      'astro:server:setup': async (site) => {
        const { openDevServer } = await import('#start/dev-server.ts')
        const { writeDesk } = await import('./scripts/build/desk.ts')
        await openDevServer(site, writeDesk)
      },
    },
  }
}

/** Prints the list of wrong settings and exits; Astro would print it as an internal error with a stack trace. */
function settingsOrExit() {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
