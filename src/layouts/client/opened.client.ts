import { openedPath } from '#content-model/opened-path.ts'

/** Reports that a prefetched page was opened: the server could not count it when it was fetched. */
const tell = () => navigator.sendBeacon(openedPath)

interface Visit extends PerformanceNavigationTiming {
  /** Not 0 where the page was prerendered by the browser. */
  readonly activationStart?: number
  readonly deliveryType?: string
}

const visit: Visit | undefined = performance.getEntriesByType('navigation')[0] as Visit | undefined
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', tell, { once: true })
else if (visit?.activationStart || visit?.deliveryType === 'navigational-prefetch') tell()
