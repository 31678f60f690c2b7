import type { AstroIntegration } from 'astro'

/**
 * The width of a picture in a text: that of the column beside the blog's sidebar, or of the window where there is one column.
 * Without it browsers fetch every picture as wide as the window.
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

/** Tells browsers the width of pictures in Markdown, so that they fetch a fitting size. */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        // In px: from small phones to the widest column on a high-density screen.
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
