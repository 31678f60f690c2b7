import type { AstroIntegration } from 'astro'

/** What is there for those who build, under `astro dev` and nowhere else: the component sheet at /dev/ui. */
export function workbench(): AstroIntegration {
  return {
    name: 'workbench',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/dev/ui', entrypoint: 'src/pages/_dev/ui.astro' })
        // Vite puts styles and scripts into the page; Astro sends the policy along and no hash for any of them.
        updateConfig({ security: { csp: false } })
      },
    },
  }
}
