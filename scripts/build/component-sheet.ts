import type { AstroIntegration } from 'astro'

/** The component sheet at /dev/ui, under `astro dev` and nowhere else. */
export function componentSheet(): AstroIntegration {
  return {
    name: 'component-sheet',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/dev/ui', entrypoint: 'src/pages/_dev/ui.astro' })
        // Vite puts styles and scripts into the page, and Astro's policy has no hashes of them.
        updateConfig({ security: { csp: false } })
      },
    },
  }
}
