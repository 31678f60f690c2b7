/** Addresses of the desk, once for its pages and for what answers them. */
export const paths = {
  signIn: '/sign-in',
  /** Takes an address to mail a link to. */
  mailLink: '/sign-in/mail',
  signOut: '/sign-out',
  inbox: '/inbox',
  inboxCsv: '/inbox.csv',
  news: '/inbox/news',
  /** Does something with several leads. */
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
  /** Does something with a comment. */
  judge: '/comments/act',
  spam: '/spam',
  spamCsv: '/spam.csv',
  /** Does something with suspects. */
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

/** Fields of the desk's forms. */
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
  /** Which part of a letter is shown. */
  part: 'part',
  /** The number of letters, typed to send them. */
  number: 'number',
  /** Says yes to a question that was asked. */
  sure: 'sure',
} as const
