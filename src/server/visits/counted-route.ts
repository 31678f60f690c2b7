import { routeOf } from '#server/visits/page-views.ts'

/**
 * What a request is counted as. Addresses that lead nowhere, and those that lead on, are whatever somebody typed, so they
 * have no name of their own.
 * @param path without query
 */
export function countedRoute(path: string, status: number, isPage: boolean): string {
  if (status === 303) return routeOf(path)
  if (status >= 300 && status < 400 && status !== 304) return 'redirect'
  if ([400, 404, 405, 410, 414, 431].includes(status)) return 'nowhere'
  if (path.startsWith('/api/') || ['/healthz', '/readyz'].includes(path)) return path
  return isPage ? routeOf(path) : 'file'
}
