/** Address to which a prefetched page reports that it was opened. */
export const openedPath = '/api/opened'
