import type { AstroIntegration } from 'astro'

/** Puts a renderer that knows of React alone before the one of `@astrojs/react`, which comes after this. */
export function reactAlone(): AstroIntegration {
  return {
    name: 'react-alone',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({
          name: '@astrojs/react',
          clientEntrypoint: '@astrojs/react/client.js',
          serverEntrypoint: new URL('react-renderer.ts', import.meta.url),
        })
      },
    },
  }
}
