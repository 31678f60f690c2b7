import data from '#content/brand/brand.json' with { type: 'json' }
import type { Brand } from '#content-model/schemas/brand-schema.ts'

/** Who the site belongs to: the only place of its name, colors and addresses. */
export const brand = data as Brand
