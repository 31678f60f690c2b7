/**
 * The tag of a journey that `npm run battery` walks and `npm test` leaves out: one that differs from another only by width, scheme
 * or path, or takes as long as a build. `npx playwright test <file>` walks it as well.
 */
export const batteryTag = '@battery'

/** The end of a title: that tag, unless this journey stands for all similar ones in `npm test`. */
export const batteryUnless = (stands: boolean): string => (stands ? '' : ` ${batteryTag}`)
