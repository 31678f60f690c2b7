/** Cache-Control for the files of a build. */
export const cachePolicies = {
  /** Pages change with every build: cached, but revalidated at each use. */
  page: 'public, max-age=0, must-revalidate',
  /** The name of a hashed asset changes with its bytes. */
  hashed: 'public, max-age=31536000, immutable',
  /** Icons, videos, robots.txt: cached for ten minutes. */
  asset: 'public, max-age=600, must-revalidate',
} as const
