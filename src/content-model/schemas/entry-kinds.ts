/** A kind of entry in the editor. Its key is its folder under src/content/. */
export interface EditorKind {
  readonly label: string
  /** The field with an entry's name; a new entry's file is named after it. */
  readonly named: string
  /** Whether the file has Markdown below its fields. */
  readonly text?: true
}

export const entryKinds = {
  posts: { label: 'Posts', named: 'title', text: true },
  projects: { label: 'Projects', named: 'title', text: true },
  services: { label: 'Services', named: 'title', text: true },
  cases: { label: 'Case studies', named: 'title', text: true },
  team: { label: 'Team', named: 'title', text: true },
  testimonials: { label: 'Reviews', named: 'authorname' },
  brands: { label: 'Clients', named: 'title' },
  plans: { label: 'Plans', named: 'title' },
  faq: { label: 'Questions and answers', named: 'title' },
  values: { label: 'Values', named: 'title' },
  counters: { label: 'Counters', named: 'text' },
  steps: { label: 'Steps of a job', named: 'title' },
  drawer: { label: 'Jokes', named: 'subject' },
  gate: { label: 'What stays serious', named: 'about' },
  'gate-classes': { label: 'Words of what stays serious', named: 'about' },
  titles: { label: 'Titles', named: 'subject' },
  keywords: { label: 'Words in keywords', named: 'about' },
  facts: { label: 'How people ask', named: 'topic' },
  examples: { label: 'Examples', named: 'before' },
  legal: { label: 'Legal texts', named: 'title', text: true },
} as const satisfies Readonly<Record<string, EditorKind>>
export type EntryKind = keyof typeof entryKinds
