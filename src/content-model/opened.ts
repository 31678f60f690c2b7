/** Where a page that was fetched before anybody asked for it tells that it was opened after all. */
export const openedPath = '/api/opened'
