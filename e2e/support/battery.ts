/**
 * The tag of a journey that `npm run battery` walks and `npm test` leaves out: what differs from another only by
 * width, scheme or path, or takes as long as a build. `npx playwright test <file>` walks it as well.
 */
export const batteryTag = '@battery'

/** The end of a title: that tag, unless this one of many that differ little stands for all of them in `npm test`. */
export const batteryUnless = (stands: boolean): string => (stands ? '' : ` ${batteryTag}`)
