/// <reference types="astro/client" />

declare namespace App {
  type ServerLocals = import('#server/web/on-demand/locals.ts').Locals

  /** The server's part is there for pages rendered on demand only. */
  interface Locals extends ServerLocals {
    /** The settings that pages print. */
    site: import('#server/platform/config/public-settings.ts').PublicSettings
  }
}
