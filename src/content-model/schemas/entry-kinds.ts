import {
  casePath,
  examplePath,
  memberPath,
  postPath,
  projectPath,
  routes,
  servicePath,
  slug,
} from '#content-model/routes.ts'

/** A kind of entry in the editor. Its key is its folder under src/content/. */
export interface EditorKind {
  readonly label: string
  /** The field with an entry's name; a new entry's file is named after it. */
  readonly named: string
  /** Whether the file has Markdown below its fields. */
  readonly text?: true
  /** The address of an entry's page. @param name its file's, without the ending */
  page?(name: string, data: { readonly id?: unknown; readonly title?: unknown }): string
}

export const entryKinds = {
  posts: { label: 'Posts', named: 'title', text: true, page: (_, { id }) => postPath(Number(id)) },
  projects: { label: 'Projects', named: 'title', text: true, page: (name) => projectPath(slug(name)) },
  services: { label: 'Services', named: 'title', text: true, page: (name) => servicePath(slug(name)) },
  cases: { label: 'Case studies', named: 'title', text: true, page: (_, { title }) => casePath(slug(String(title))) },
  team: { label: 'Team', named: 'title', text: true, page: (name) => memberPath(slug(name)) },
  testimonials: { label: 'Reviews', named: 'authorname', page: () => routes.testimonials },
  brands: { label: 'Clients', named: 'title', page: () => routes.clients },
  plans: { label: 'Plans', named: 'title', page: () => routes.pricing },
  faq: { label: 'Questions and answers', named: 'title' },
  values: { label: 'Values', named: 'title', page: () => routes.about },
  counters: { label: 'Counters', named: 'text' },
  steps: { label: 'Steps of a job', named: 'title' },
  drawer: { label: 'Jokes', named: 'subject' },
  gate: { label: 'What stays serious', named: 'about' },
  'gate-classes': { label: 'Words of what stays serious', named: 'about' },
  titles: { label: 'Titles', named: 'subject' },
  keywords: { label: 'Words in keywords', named: 'about' },
  facts: { label: 'How people ask', named: 'topic' },
  examples: { label: 'Examples', named: 'before', page: (name) => examplePath(slug(name)) },
  legal: { label: 'Legal texts', named: 'title', text: true, page: (name) => `/${name}` },
} as const satisfies Readonly<Record<string, EditorKind>>
export type EntryKind = keyof typeof entryKinds

/** Where the editor's server looks up an entry's page in development. */
export const pagePath = '/page'
