import { routeOf } from '#server/visits/page-views.ts'

/**
 * The name under which a request is counted. Unknown addresses and redirects could be any text of a client, so they
 * share names.
 * @param path without query
 */
export function countedRoute(path: string, status: number, isPage: boolean): string {
  if (status === 303) return routeOf(path)
  if (status >= 300 && status < 400 && status !== 304) return 'redirect'
  if ([400, 404, 405, 410, 414, 431].includes(status)) return 'nowhere'
  if (path.startsWith('/api/') || ['/healthz', '/readyz'].includes(path)) return path
  return isPage ? routeOf(path) : 'file'
}
