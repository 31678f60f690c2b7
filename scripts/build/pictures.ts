import type { AstroIntegration } from 'astro'

/**
 * How wide a picture in a text is: the column beside the blog's sidebar is the widest, and on small windows there is no
 * other. Without this a browser would fetch every picture as wide as the window.
 */
const sizes = '(width <= 1024px) 100vw, 52rem'

interface Element {
  readonly properties?: { readonly src?: unknown }
}

const plugin = {
  name: 'picture-sizes',
  element: {
    filter: ['img'],
    visit(node: Element, context: { setProperty(node: Element, name: string, value: string): void }) {
      const src = node.properties?.src
      if (typeof src === 'string' && !src.startsWith('/')) context.setProperty(node, 'sizes', sizes)
    },
  },
}

/** Tells browsers how wide the pictures are that Markdown files show, so that they fetch the one that fits. */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        // In px. Small phones to the widest column on a dense screen.
        updateConfig({ image: { layout: 'constrained', breakpoints: [480, 832, 1248, 1664] } })
        const { options } = config.markdown.processor
        if (!('hastPlugins' in options && Array.isArray(options.hastPlugins))) {
          throw new Error('scripts/build/pictures.ts knows Astro’s own Markdown processor, and this is another')
        }
        options.hastPlugins.push(plugin)
      },
    },
  }
}
