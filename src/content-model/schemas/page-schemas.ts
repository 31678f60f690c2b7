import type { z } from 'astro/zod'
import { companyPages } from '#content-model/schemas/pages/company-words.ts'
import { formPages } from '#content-model/schemas/pages/forms.ts'
import { sellingPages } from '#content-model/schemas/pages/home-and-prices.ts'
import { readingPages } from '#content-model/schemas/pages/reading-words.ts'
import { tryOutPages } from '#content-model/schemas/pages/try-out-words.ts'
import { workPages } from '#content-model/schemas/pages/work.ts'

/** Schemas of the words of pages, by file under src/content/words/. */
export const pageSchemas = {
  ...companyPages,
  ...formPages,
  ...sellingPages,
  ...readingPages,
  ...tryOutPages,
  ...workPages,
}

/** The words of each file, as code reads them. */
export type Words = { readonly [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]> }
