import { figuresPath } from '#content-model/pages/company.ts'
import { type TryService, tryHost } from '#content-model/pages/try-fields.ts'
import { tryPage } from '#content-model/pages/try-page.ts'

/** A text about how often a line fits, with a link to what was counted; undefined where a service writes, which nobody counted. */
export const howOften = (text: string, service: TryService) =>
  tryHost(service) === undefined ? { text, link: { label: tryPage.counted, href: figuresPath } } : undefined
