import { signInPath } from '#server/access/sign-in-links.ts'

/** Addresses of the desk, for its pages and its routes. */
export const paths = {
  signIn: signInPath,
  mailLink: '/sign-in/mail',
  signOut: '/sign-out',
  inbox: '/inbox',
  inboxCsv: '/inbox.csv',
  news: '/inbox/news',
  /** Acts on several leads. */
  selected: '/inbox/selected',
  takeBack: '/inbox/take-back',
  lead: (id: string) => `/leads/${id}`,
  askDelete: (id: string) => `/leads/${id}/delete`,
  act: (id: string) => `/leads/${id}/act`,
  note: (id: string) => `/leads/${id}/notes`,
  retry: (id: string) => `/leads/${id}/retry`,
  subscribers: '/subscribers',
  subscribersCsv: '/subscribers.csv',
  evidence: (id: string) => `/subscribers/${id}/evidence.txt`,
  signOutSubscriber: (id: string) => `/subscribers/${id}/sign-out`,
  eraseSubscriber: (id: string) => `/subscribers/${id}/erase`,
  announce: '/announce',
  announceDraft: '/announce/draft',
  announceSend: '/announce/send',
  announcement: (id: string) => `/announce/${id}`,
  announcementProgress: (id: string) => `/announce/${id}/progress`,
  announcementCsv: (id: string) => `/announce/${id}/letters.csv`,
  stopAnnouncement: (id: string) => `/announce/${id}/stop`,
  goOnAnnouncement: (id: string) => `/announce/${id}/go-on`,
  leaveAnnouncement: (id: string) => `/announce/${id}/leave`,
  retryAnnouncement: (id: string) => `/announce/${id}/retry`,
  numbers: '/numbers',
  numbersCsv: '/numbers.csv',
  flat: '/falls-flat',
  comments: '/comments',
  /** Acts on a comment. */
  judge: '/comments/act',
  spam: '/spam',
  spamCsv: '/spam.csv',
  /** Acts on suspects. */
  suspects: '/spam/act',
  dead: '/dead',
  retryDead: '/dead/retry',
  deleteDead: '/dead/delete',
  keys: '/keys',
  health: '/health',
  audit: '/health/audit.csv',
  endSession: (id: string) => `/health/sessions/${id}/end`,
  endOthers: '/health/sessions/end-others',
} as const

/** Names of form fields. */
export const fields = {
  token: 'token',
  browser: 'browser',
  email: 'email',
  /** The address to come back to. */
  from: 'from',
  /** The state that the page showed. */
  seen: 'seen',
  verb: 'verb',
  lead: 'lead',
  delivery: 'delivery',
  note: 'note',
  kind: 'kind',
  subject: 'subject',
  letter: 'letter',
  /** The shown part of a letter, HTML or text. */
  part: 'part',
  /** The number of letters, typed to confirm sending. */
  number: 'number',
  /** Confirms a question. */
  sure: 'sure',
} as const
