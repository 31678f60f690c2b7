/** Hours for which a link that erases an address works. */
export const linkHours = 24

/** The page that erases what is held about an address, and its form on the privacy policy. */
export const erasePage = {
  title: 'Erase your data',
  description: 'Have everything that Deadpan holds under your email address erased.',
  ask: 'Give us the address. If we hold anything under it, we mail a link there, and the link erases it. We will not ask why.',
  confirm: 'One button erases everything we hold under your address. There is no undo.',
  button: 'Erase everything',
  done: 'Erased. Nothing here holds that address anymore. It was nice knowing you, and we no longer do.',
  stale: `That link has been used, or it is older than ${linkHours} hours. A new one takes a minute.`,
  again: 'Ask for a new link',
  facts: 'What we keep, and why',
} as const
