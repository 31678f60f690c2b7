/** How long what the build made may be kept. */
export const cachePolicies = {
  /** Pages change with every build: keep them, but ask first. */
  page: 'public, max-age=0, must-revalidate',
  /** The name of a hashed asset changes with its bytes. */
  hashed: 'public, max-age=31536000, immutable',
  /** Icons, videos, robots.txt: ten minutes, then ask. */
  asset: 'public, max-age=600, must-revalidate',
} as const
