/**
 * Astro takes styles that pages link already out of the build, but leaves them in the list of what a late `import()`
 * fetches first, which then fails. The list is shortened to what exists: a missing style becomes the importer itself.
 */
export function lateStyles() {
  return {
    name: 'late-styles',
    enforce: 'post' as const,
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Record<string, { type: string; fileName: string; code?: string }>) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.code === undefined) continue
          chunk.code = chunk.code.replace(/"(_astro\/[^"]+\.css)"/g, (dep, file) =>
            file in bundle ? dep : `"${chunk.fileName}"`,
          )
        }
      },
    },
  }
}
