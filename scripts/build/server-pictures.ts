import type { Plugin } from 'vite'

/**
 * Leaves pictures out of the server's bundle: what it renders shows words of entries and no pictures. Left to it, Astro would publish every
 * original beside the copies that pages show, with the place and time that a camera writes into it.
 */
export function noServerPictures(): Plugin {
  return {
    name: 'no-server-pictures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      // Astro's own plugin, which stands before this one, would publish the file.
      order: 'pre',
      filter: { id: /\.(?:a?png|avif|gif|jpe?g|svg|tiff?|webp)(?:\?|$)/i },
      handler: () => 'export default undefined',
    },
  }
}
