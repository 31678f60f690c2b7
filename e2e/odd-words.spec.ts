import type { Page } from '@playwright/test'
import { earlierField, questionField, questionPaths } from '#content-model/pages/chat-page.ts'
import { tryFields, tryPaths } from '#content-model/pages/try-fields.ts'
import { marketingPaths } from '#content-model/pages/try-marketing.ts'
import { titleFields, titlePaths } from '#content-model/pages/try-titles.ts'
import { routes } from '#content-model/routes.ts'
import { tokenParameter } from '#forms/engine/token.ts'
import { forms } from '#forms/registry.ts'
import { batteryUnless } from './support/battery.ts'
import { deskNoise, signIn, withDesk } from './support/desk.ts'
import { expect, onlyWith, test } from './support/test.ts'

onlyWith('try')

test.use({ expectedNoise: deskNoise })

/** Property names of JavaScript's own objects, which a plain object used as a table has too. */
const ownNames = [Object.prototype, Array.prototype, Function.prototype, Map.prototype, String.prototype, Object, Array]
  .flatMap((prototype) => Object.getOwnPropertyNames(prototype))
  .filter((name, index, all) => all.indexOf(name) === index)

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
/** Control characters, and marks that reverse, join or hide their neighbors. */
const unseen = [
  ...range(0x00, 0x1f),
  ...range(0x7f, 0x9f),
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x2069),
  '\u0301',
  '\u061c',
  '\ufffe',
]

const long = 5_000
const repeated = [
  'constructor ',
  '\u0000',
  '\u001b[2J',
  '\u202e',
  '\u200f',
  '\ufeff',
  '\ud83d\ude00',
  "'",
  '"',
  '%',
  '\\',
  '(a+)+ ',
].map((part) => part.repeat(Math.ceil(long / part.length)).slice(0, long))

/** Joins as many of them as fit a message, since each is looked up. */
const twelveEach = (all: readonly string[]) =>
  Array.from({ length: Math.ceil(all.length / 12) }, (_, at) => all.slice(at * 12, at * 12 + 12))

/** Texts in percent-encoding, also invalid ones: half a surrogate pair, and bytes that are no UTF-8. */
const texts = [
  ...['constructor', '__proto__', 'toString'].flatMap((name) => [name, `Our ${name} finishes the ${name} on Friday.`]),
  ...twelveEach(ownNames).map((names) => `Our ${names.join(' ')} finishes on Friday.`),
  ...twelveEach(unseen).map((signs) => `Only 3 ${signs.join(' ')} left, $5 per ${signs.join('')}, 20 minutes late.`),
  ...repeated,
  ...repeated.map((text) => text.slice(0, 60)),
]
  .map(encodeURIComponent)
  .concat(['%ED%A0%80', '%ED%A0%80'.repeat(long), '%ED%A0%BD%ED%B8%80', '%FF%FE', '%F0%9F%98', '%', '%zz'])

const atOnce = 4

type Ask = (text: string) => Promise<{ status: number }>

/** All routes that read a visitor's text. */
function asksOf(origin: string): Readonly<Record<string, Ask>> {
  const post = (path: string, body: string, accept = 'application/json') =>
    fetch(new URL(path, origin), {
      method: 'POST',
      redirect: 'manual',
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  return {
    'a try-out': (text) => post(tryPaths.page, `${tryFields.message}=${text}&${tryFields.dryness}=${text}`),
    'a try-out without JavaScript': (text) => post(tryPaths.page, `${tryFields.message}=${text}`, 'text/html'),
    'what a try-out was given before': (text) =>
      post(
        tryPaths.page,
        `${tryFields.message}=Hi&${tryFields.audience}=${text}&${tryFields.seen}=${text}&${tryFields.flat}=${text}`,
      ),
    titles: (text) => post(titlePaths.post, `${titleFields.keywords}=${text}&${titleFields.shown}=${text}`),
    'titles without JavaScript': (text) => post(titlePaths.post, `${titleFields.keywords}=${text}`, 'text/html'),
    'titles as a file': (text) =>
      post(titlePaths.post, `${titleFields.keywords}=${text}&${titleFields.another}=${text}&${titleFields.csv}=1`),
    'the gravity of a script': (text) => post(marketingPaths.gravity, `product=${text}&seen=${text}`),
    'a question': (text) => post(questionPaths.stream, `${questionField}=${text}`),
    'a question without JavaScript': (text) => post(questionPaths.page, `${questionField}=${text}`, 'text/html'),
    'a question after others': (text) =>
      post(questionPaths.page, `${questionField}=And%20how%20much%3F&${earlierField}=${text}`),
    'a link from a letter': (text) => fetch(`${origin}/confirm?${tokenParameter}=${text.slice(0, 6_000)}`),
    'an address': (text) => fetch(`${origin}/${text.slice(0, 6_000)}`),
    'a field that no form has': (text) => post('/contact', `${text}=${text}`),
    'the search': (text) => fetch(`${origin}${routes.search}?q=${text.slice(0, 6_000)}`),
    ...Object.fromEntries(
      forms.map(({ name, path, fields }) => [
        `the form ${name}`,
        (text: string) => post(path, fields.map((field) => `${field}=${text.slice(0, 6_000)}`).join('&')),
      ]),
    ),
  }
}

/** Answers with an error of the server. */
async function failuresOf(asks: Readonly<Record<string, Ask>>, part: 'each' | 'an eighth'): Promise<string[]> {
  const failures: string[] = []
  for (const [place, [what, ask]] of Object.entries(asks).entries()) {
    // Each route gets another eighth.
    const left = texts.filter((_, at) => part === 'each' || at % 8 === place % 8)
    const askOn = async () => {
      for (let text = left.pop(); text !== undefined; text = left.pop()) {
        const { status } = await ask(text)
        if (status >= 500) failures.push(`${what}, ${status}: ${decodeURIComponentOr(text).slice(0, 40)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, askOn))
  }
  return failures
}

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

for (const part of ['an eighth', 'each'] as const) {
  const end = `${part}${batteryUnless(part === 'an eighth')}`

  test(`no word, mark or length that a visitor types is answered as a fault of the site: ${end}`, async ({ site }) => {
    test.setTimeout(300_000)
    expect(await failuresOf(asksOf(site.origin), part)).toEqual([])
  })

  test(`no word, mark or length in the desk’s search is answered as a fault of the site: ${end}`, async ({
    page,
    ownSite,
  }) => {
    const site = await ownSite(withDesk)
    const desk = await signIn(page, site)
    expect(await failuresOf({ 'the search of the desk': (text) => search(page, desk, text) }, part)).toEqual([])
  })
}

const search = async (page: Page, desk: string, text: string) => {
  const answer = await page.request.get(`${desk}/inbox?q=${text.slice(0, 6_000)}`)
  return { status: answer.status() }
}
