import { openedPath } from '#content-model/opened.ts'

/** Tells the server that this page was opened, where it was fetched before that: then it could not count it. */
const tell = () => navigator.sendBeacon(openedPath)

interface Visit extends PerformanceNavigationTiming {
  /** Not 0 where the page was prepared before it was shown. */
  readonly activationStart?: number
  readonly deliveryType?: string
}

const visit: Visit | undefined = performance.getEntriesByType('navigation')[0] as Visit | undefined
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', tell, { once: true })
else if (visit?.activationStart || visit?.deliveryType === 'navigational-prefetch') tell()
