/**
 * What Node is called with to build the pages. Rendering leaves much behind that was used briefly: with the room that Node gives
 * such objects by itself, clearing up took a tenth of the time of a post's page.
 */
export const astroBuild = ['--max-semi-space-size=64', 'node_modules/astro/bin/astro.mjs', 'build'] as const
