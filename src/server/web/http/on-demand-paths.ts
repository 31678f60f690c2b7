import { questionPaths } from '#content-model/pages/chat-page.ts'
import { routes } from '#content-model/routes.ts'
import { confirmPath, leavePath } from '#forms/consent/consent-rules.ts'
import { erase } from '#forms/erase/erase-rules.ts'
import { forms } from '#forms/registry.ts'

/** Pages rendered on demand: those of src/pages with `prerender = false`. */
export const onDemandPaths: readonly string[] = [
  ...forms.map(({ path }) => path),
  erase.path,
  confirmPath,
  leavePath,
  questionPaths.page,
  routes.search,
  routes.try,
]
