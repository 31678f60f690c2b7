/// <reference types="astro/client" />

declare namespace App {
  type ServerLocals = import('#server/web/on-demand/locals.ts').Locals

  /** `ServerLocals` exist only for pages rendered on demand. */
  interface Locals extends ServerLocals {
    site: import('#server/platform/config/public-settings.ts').PublicSettings
  }
}
