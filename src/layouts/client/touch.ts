import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates an island when somebody reaches for it. `in-place` is for forms that answer where they stand and are posted, which
     * leads to another page, only where their code takes very long.
     */
    'client:touch'?: boolean | 'in-place'
  }
}

/** Astro's element around an island, with what its page's script needs to hydrate it. */
export interface TouchIsland extends HTMLElement {
  touch?: { readonly load: Parameters<ClientDirective>[0]; readonly value: unknown }
}

/** Leaves the loading to `lazy-forms.client.ts`: this stands in each page, that script is fetched once for all. */
const touch: ClientDirective = (load, { value }, island: TouchIsland) => {
  island.touch = { load, value }
}

// biome-ignore lint/style/noDefaultExport: Astro takes it by that.
export default touch
