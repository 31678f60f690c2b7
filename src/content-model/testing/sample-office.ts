import { onTestFinished } from 'vitest'
import { brand } from '#content-model/brand.ts'

/** Lets the office count as a sample for one test, also on a site that is somebody's. */
export function withSampleOffice(): void {
  const changed: { sample?: boolean | undefined } = brand
  const before = brand.sample
  changed.sample = true
  onTestFinished(() => {
    changed.sample = before
  })
}
