import { test } from 'vitest'
import { isShipped } from './shipped.ts'

/** A test of words, names or numbers that the site came with. It says nothing of another company's site, so it is not run there. */
export const shippedOnly = test.runIf(isShipped)
