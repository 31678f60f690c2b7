import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates an island at the first interaction. `in-place` is for forms that answer in place; they are posted, which leads
     * to another page, only when their code takes very long.
     */
    'client:touch'?: boolean | 'in-place'
  }
}

/** Astro's element around an island, with the values that `lazy-forms.client.ts` needs to hydrate it. */
export interface TouchIsland extends HTMLElement {
  touch?: { readonly load: Parameters<ClientDirective>[0]; readonly value: unknown }
}

/** Leaves the loading to `lazy-forms.client.ts`: this code is inlined in each page, that script is cached for all. */
const touch: ClientDirective = (load, { value }, island: TouchIsland) => {
  island.touch = { load, value }
}

// biome-ignore lint/style/noDefaultExport: Astro requires a default export.
export default touch
