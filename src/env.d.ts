/// <reference types="astro/client" />

declare namespace App {
  type ServerLocals = import('#server/endpoints/locals.ts').Locals

  /** The server's part is there for pages rendered on demand only. */
  interface Locals extends ServerLocals {
    /** The settings that pages print. */
    site: import('#server/config/public-settings.ts').PublicSettings
  }
}

/** Modules that are loaded when asked for; see scripts/build/late-modules.ts. */
declare module '#forms/comment/comment-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/comment/comment-island.tsx')>
}
declare module '#forms/erase/erase-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/erase/erase-island.tsx')>
}
declare module '#forms/newsletter/newsletter-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/newsletter/newsletter-island.tsx')>
}
declare module '#forms/quote/quote-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/quote/quote-island.tsx')>
}
declare module '#try/hero-island.tsx?late' {
  export const load: () => Promise<typeof import('#try/hero-island.tsx')>
}
declare module '#try/yours-island.tsx?late' {
  export const load: () => Promise<typeof import('#try/yours-island.tsx')>
}
declare module '#try/titles/titles-island.tsx?late' {
  export const load: () => Promise<typeof import('#try/titles/titles-island.tsx')>
}
declare module '#chat/chat-island.tsx?late' {
  export const load: () => Promise<typeof import('#chat/chat-island.tsx')>
}
declare module '#forms/beta/beta-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/beta/beta-island.tsx')>
}
declare module '#forms/contact/contact-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/contact/contact-island.tsx')>
}
declare module '#forms/notify/notify-island.tsx?late' {
  export const load: () => Promise<typeof import('#forms/notify/notify-island.tsx')>
}
declare module '#try/writing/writing-island.tsx?late' {
  export const load: () => Promise<typeof import('#try/writing/writing-island.tsx')>
}
declare module '#try/marketing/marketing-island.tsx?late' {
  export const load: () => Promise<typeof import('#try/marketing/marketing-island.tsx')>
}
declare module '#try/marketing/reading/video.ts?late' {
  export const load: () => Promise<typeof import('#try/marketing/reading/video.ts')>
}
