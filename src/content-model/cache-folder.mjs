// @ts-check

/** Beside the site: what may be deleted and is made again. Git and an install leave it alone. */
export const cacheFolder = '.cache'
