import type { AstroPrerenderer } from 'astro'

interface Sheet {
  readonly type: string
  readonly content?: string
}

interface Styled {
  readonly styles: readonly { sheet: Sheet }[]
}

/** Astro's renderer, which has the app that it asks for pages once it is set up. */
export type Inner = AstroPrerenderer & {
  readonly app?: {
    resolveStreaming: () => boolean | undefined
    readonly getOptions?: () => { readonly allPages: Readonly<Record<string, Styled>> }
    /** Whether each page's style sheets and scripts are digested for its policy, beside those of the whole site. */
    readonly manifest?: { shouldInjectCspMetaTags: boolean }
  }
}

/**
 * Has Astro put names of style sheets into the pages that it makes, instead of the style sheets. They are nearly half of a post and
 * stand in thousands of pages: Astro would put them together, digest and encode them for each, and all of it is cut out again.
 */
export class NamedSheets {
  readonly #names = new Map<string, string>()
  readonly #texts = new Map<string, string>()
  readonly #changed: (() => void)[] = []

  /** Gives each style sheet a name in its place. Nobody needs digests of names. */
  put(inner: Inner): void {
    const manifest = inner.app?.manifest
    if (manifest) {
      const before = manifest.shouldInjectCspMetaTags
      manifest.shouldInjectCspMetaTags = false
      this.#changed.push(() => {
        manifest.shouldInjectCspMetaTags = before
      })
    }
    for (const { styles } of Object.values(inner.app?.getOptions?.().allPages ?? {})) {
      for (const entry of styles) {
        const { sheet } = entry
        if (sheet.type !== 'inline' || sheet.content === undefined) continue
        entry.sheet = { ...sheet, content: this.#nameOf(sheet.content) }
        this.#changed.push(() => {
          entry.sheet = sheet
        })
      }
    }
  }

  /** Puts all style sheets back into their places. */
  takeBack(): void {
    for (const undo of this.#changed.splice(0)) undo()
  }

  /** A text of style sheets with what the names in it stand for. */
  full(text: string): string {
    return text.replace(/\/\*sheet \d+\*\//g, (name) => this.#texts.get(name) ?? name)
  }

  #nameOf(content: string): string {
    const name = this.#names.get(content) ?? `/*sheet ${this.#names.size}*/`
    this.#names.set(content, name)
    this.#texts.set(name, content)
    return name
  }
}
