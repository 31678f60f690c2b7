import react from '@astrojs/react/server.js'
import type { NamedSSRLoadedRendererValue } from 'astro'

/**
 * Astro's renderer of React, that takes every function for a component. Where it is one of several it finds out by calling
 * the component and rendering an element in its place, which takes as long as rendering most of them.
 */
const renderer: NamedSSRLoadedRendererValue = {
  ...react,
  async check(...asked) {
    return typeof asked[0] === 'function' || react.check.apply(this, asked)
  },
}

export default renderer
