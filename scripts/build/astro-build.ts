/**
 * What Node is called with to build the pages. Making a page leaves a megabyte behind; with the few that young objects are
 * given otherwise, clearing up takes longer than rendering.
 */
export const astroBuild = ['--max-semi-space-size=64', 'node_modules/astro/bin/astro.mjs', 'build'] as const
