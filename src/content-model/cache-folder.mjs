// @ts-check

/** Files in it can be deleted and are made again. Git and npm ignore the folder. */
export const cacheFolder = '.cache'
