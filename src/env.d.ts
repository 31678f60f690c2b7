/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The settings that pages print. */
    site: import('#server/public-settings.ts').PublicSettings
    /** What the server lends to pages rendered on demand; made once at start. */
    house: import('#server/house.ts').House
    /** Who asks, as far as a page may know. */
    visitor: import('#server/house.ts').Visitor
  }
}

/** Modules that are loaded when asked for; see scripts/late-modules.ts. */
declare module '#forms/comment-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/comment-island.tsx')>
}
declare module '#forms/erase-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/erase-island.tsx')>
}
declare module '#forms/newsletter-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/newsletter-island.tsx')>
}
declare module '#forms/quote-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/quote-island.tsx')>
}
