import { escaped } from '#content-model/page-marks.ts'
import { product } from '#content-model/site.ts'
import { failures } from '#forms/engine/form-answer.ts'

interface Words {
  readonly title: string
  readonly message: string
}

const words = {
  400: {
    title: 'We could not read that',
    message: 'Part of the address or the form arrived garbled. Go back and send it once more.',
  },
  403: {
    title: 'That came from another site',
    message: 'Forms are read only when they are sent from our own pages. Open the page here and send it again.',
  },
  404: { title: 'It is not here', message: 'We looked in every drawer.' },
  405: {
    title: 'This page only listens',
    message: 'Or only talks. Either way, it does not take that kind of request.',
  },
  408: { title: 'That took too long', message: 'The request did not arrive in time. Send it again.' },
  413: {
    title: 'That is more than we can read',
    message: 'Your words should still be in the form when you go back. Shorten the message and send it again.',
  },
  415: {
    title: 'We do not read that format',
    message: 'Forms arrive here as plain form fields. Use the form on the page.',
  },
  416: { title: 'That part does not exist', message: 'The file ends before it. Ask for less, or for all of it.' },
  429: { title: 'One at a time, please', message: failures.flood },
  431: { title: 'That address is too long', message: 'Somewhere in it is a shorter one. Start from the home page.' },
  500: { title: 'That did not work', message: 'It was not your doing. We made a note of it. Try again in a minute.' },
  503: { title: 'Not quite open', message: 'The site is starting or busy. Try again in a minute.' },
} as const satisfies Record<number, Words>

/** A status with a text of its own. */
export type ErrorStatus = keyof typeof words

/** The nearest status that has a text. */
export function errorStatus(status: number): ErrorStatus {
  if (status in words) return status as ErrorStatus
  return status >= 400 && status < 500 ? 400 : 500
}

/** The same text as JSON for programs. */
export const errorJson = (status: ErrorStatus): string => JSON.stringify({ status, ...words[status] })

/** A page that needs only its stylesheet: no script, no font, no part of the site that could be the one that failed. */
export const errorPage = (status: ErrorStatus): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(product)} | ${words[status].title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, follow">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
<svg viewBox="8 4 56 30" width="56" height="30" aria-hidden="true">
<circle cx="14" cy="10" r="6"/><circle cx="58" cy="10" r="6"/>
<path d="M20 30h32" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>
</svg>
<h1>${words[status].title}</h1>
<p>${words[status].message}</p>
<p><a href="/">Go to the home page</a></p>
<p class="status">Status ${status}</p>
</main>
</body>
</html>
`
