import { brand } from '#content-model/brand.ts'

/** Whether the site is the one that came with the code: `make-yours` takes the mark out. */
export const isShipped = brand.sample === true
