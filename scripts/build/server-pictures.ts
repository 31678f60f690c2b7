import type { Plugin } from 'vite'

/**
 * Leaves pictures out of the server's bundle: pages rendered on demand show no pictures of entries. Otherwise Astro publishes the
 * originals, too, with the place and time that a camera writes into them.
 */
export function noServerPictures(): Plugin {
  return {
    name: 'no-server-pictures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      // Before Astro's own plugin, which would publish the file.
      order: 'pre',
      // The owner's mark is read as text.
      filter: { id: { include: /\.(?:a?png|avif|gif|jpe?g|svg|tiff?|webp)(?:\?|$)/i, exclude: /\?raw$/ } },
      handler: () => 'export default undefined',
    },
  }
}
