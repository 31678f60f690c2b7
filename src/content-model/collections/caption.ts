import { isProjectYear, type ProjectLabel } from '#content-model/kinds.ts'

const software: readonly ProjectLabel[] = ['Mobile', 'App', 'Webapp', 'ios']

/** The line under a poster: the project's labels. An app has no year, since no app is ever finished. */
export function caption(labels: readonly ProjectLabel[]): string {
  const ongoing = labels.some((label) => software.includes(label))
  return labels.filter((label) => !(ongoing && isProjectYear(label))).join(', ')
}
