import { plainText } from '#content-model/collections/plain-text.ts'
import { pairWords } from '#content-model/pages/examples.ts'
import { allSampleNotes } from '#content-model/sample-notes.ts'

/** A file with its text: a built page, or an entry of the content. */
export interface TextFile {
  readonly file: string
  readonly text: string
}

export interface SettingValue {
  readonly name: string
  readonly meaning: string
  readonly default: string
  /** The current value: the environment’s, `.env`’s or the default. */
  readonly value: string
}

/** The parts of a site that a launch is judged by. */
export interface Launch {
  /** The built pages. */
  readonly pages: readonly TextFile[]
  /** The other texts of a build: feeds, the manifest, icons, scripts, what the server answers from. */
  readonly built: readonly TextFile[]
  /** All files under src/content, code included: pages rendered on demand are not among the built ones. */
  readonly content: readonly TextFile[]
  readonly product: string
  /** Whether the owner has a mark. */
  readonly ownMark: boolean
  readonly settings: readonly SettingValue[]
  /** Files that are the same as shipped. */
  readonly asShipped: readonly string[]
}

/** A part that a launch must replace or confirm. */
export interface Finding {
  readonly group: string
  /** Its name in a confirmation. */
  readonly name: string
  /** The confirmed value; another value later needs another confirmation. */
  readonly value: string
  /** The printed text. */
  readonly text: string
  /** False where a launch is impossible with it. */
  readonly confirmable: boolean
}

/** Confirmed values by the names of findings. */
export type Confirmed = Readonly<Record<string, string>>

/** The product's name as shipped. The adjective is written small. */
const shippedName = 'Deadpan'

/** The value of a finding without one of its own. */
const meant = 'meant'

const toReplace = (group: string, name: string, text: string): Finding => {
  return { group, name, value: meant, text, confirmable: false }
}

/** A finding that an owner can confirm. */
const toConfirm = (group: string, name: string, text: string, value = meant): Finding => {
  return { group, name, value, text, confirmable: true }
}

/** Settings whose default needs a decision before a launch. */
const choices = ['SITE_INDEXABLE', 'CONTACT_FORM_URL', 'SMTP_URL', 'LEADS_TO', 'COUNTDOWN_TARGET', 'SECURITY_CONTACT']

/**
 * All parts that are not ready for a real launch.
 * @param confirmed the owner's confirmations; one that no longer applies is a finding itself
 */
export function launchFindings(launch: Launch, confirmed: Confirmed = {}): Finding[] {
  const pages = launch.pages.map((page) => readPage(page))
  const found = [
    ...samples(launch.content, pages),
    ...nameOf(launch, pages),
    ...markOf(launch),
    ...addresses(launch, pages),
    ...settings(launch.settings),
    ...frontPages(pages),
    ...claims(launch.content, pages),
    ...untrue(launch, pages),
    ...launch.asShipped.map((file) => toConfirm('Still as shipped', file, file)),
  ]
  const isConfirmed = ({ name, value, confirmable }: Finding) => confirmable && confirmed[name] === value
  return [...found.filter((finding) => !isConfirmed(finding)), ...staleConfirmations(found, confirmed)]
}

function staleConfirmations(found: readonly Finding[], confirmed: Confirmed): Finding[] {
  return Object.entries(confirmed).flatMap(([name, value]) => {
    const now = found.filter((finding) => finding.name === name)
    if (now.some((finding) => finding.confirmable && finding.value === value)) return []
    const [first] = now
    const reason = first?.confirmable === false ? 'this can only be replaced' : `it is “${first?.value}” now`
    const text = `${name} was confirmed as “${value}”: ${first ? reason : 'there is nothing of it to confirm'}`
    return [toReplace('Confirmations that do not fit', `confirmation of ${name}`, text)]
  })
}

interface Page {
  readonly file: string
  readonly html: string
  /** The text that visitors read. */
  readonly text: string
  /** The same text in separate parts of the page. */
  readonly parts: readonly string[]
}

function readPage({ file, text }: TextFile): Page {
  // A placeholder is an example by its nature.
  const html = text.replace(/<(script|style)\b[\s\S]*?<\/\1>| placeholder="[^"]*"/g, '')
  const blocks = html.split(
    /<\/?(?:p|li|h\d|t[dhr]|div|section|d[dt]|figcaption|blockquote|title|nav|article|button)\b/,
  )
  const parts = blocks.map((block) => plainText(`<p${block}`)).filter((part) => part !== '')
  return { file, html, text: parts.join(' '), parts }
}

const on = (count: number) => (count === 1 ? 'on 1 page' : `on ${count} pages`)
const countOf = (pages: readonly Page[], words: string) => pages.filter(({ text }) => text.includes(words)).length

/** Entries with `sample: true`: one finding for each kind. */
function samples(content: readonly TextFile[], pages: readonly Page[]): Finding[] {
  const marked = content
    .filter(({ text }) => isSample.test(text))
    .map(({ file, text }) => ({ file, names: namesIn(text) }))
  const kinds = Map.groupBy(marked, ({ file }) => file.slice(0, file.lastIndexOf('/')))
  const entries = [...kinds].map(([kind, group]) => {
    const showing = pages.filter((page) => group.some(({ names }) => names.some((name) => shows(page, name))))
    const list = group.map(({ file }) => stemOf(file)).join(', ')
    return toReplace('Samples', kind, `${kind}, ${on(showing.length)}: ${list}`)
  })
  const lines = allSampleNotes.flatMap((line) => {
    const count = countOf(pages, line)
    return count > 0 ? [toReplace('Samples', 'sample line', `“${line}” ${on(count)}`)] : []
  })
  return [...entries, ...lines]
}

/** Whether a page shows these words. A company's name may be a common word, so a short name has to stand alone. */
const shows = ({ parts }: Page, words: string) =>
  parts.some((part) => part === words || (words.length > 20 && part.includes(words)))

const stemOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

const isSample = /^sample: true$/m

/** The visible name of a marked entry: a person or company, or the words of a counter. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:title|description|text): (.+)$/gm)].map(([, name = '']) =>
    name.replace(/^(["'])(.*)\1$/, '$2'),
  )

function nameOf({ product, built, content }: Launch, pages: readonly Page[]): Finding[] {
  if (product === shippedName)
    return [toConfirm('Name', 'product', `the product is called ${product} ${on(countOf(pages, product))}`, product)]
  const named = new RegExp(String.raw`\b${shippedName}\b`)
  const found = [...pages.map(({ file, html }) => ({ file, text: html })), ...built, ...content]
  return found
    .filter(({ text }) => named.test(text))
    .map(({ file }) => toConfirm('Name', `${shippedName} in ${file}`, `${file} still says ${shippedName}`))
}

const markOf = ({ ownMark }: Launch): Finding[] =>
  ownMark ? [] : [toConfirm('Still as shipped', 'mark', 'the face is the mark, also on icons and cards')]

/** Whether a file speaks for the owner: names and promises in the drawer's sentences are their invented senders'. */
const isOurs = (file: string) => !/(?:^|\/)examples(?:\/|\.)/.test(file)
/** The brand, whose addresses are judged as settings: one that is set takes their place. */
const isBrand = (file: string) => file.endsWith('brand.json')
/** Whether a part is a before-and-after pair, which says so wherever it is shown. */
const isPair = (part: string) => part.startsWith(pairWords.before) || part.startsWith(pairWords.after)

/** Reserved addresses: RFC 2606 for hosts, 555 for telephones. */
const reservedAddress =
  /(?:[\w.+-]+@)?(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid)|example\.(?:com|net|org))\b|\(?\b555\)?[ .-]\d{3}[ .-]?\d{4}|\b555-\d{4}\b/gi

/** The user and password of the guides' examples. */
const exampleAccount = /\/\/user:pass(?:word)?@/

/** Addresses of the local machine, which no visitor can reach. In settings they may be right, for a mail server for example. */
const ownMachine = /\b(?:localhost|127\.0\.0\.1)\b(?::\d+)?/gi

function addresses({ content, settings }: Launch, pages: readonly Page[]): Finding[] {
  const printed = settings.filter(({ meaning }) => meaning.includes('sample')).map((setting) => setting.default)
  // Hours and networks are no addresses; they are judged as settings and as links.
  const streets = printed.filter((text) => /\d/.test(text) && !text.includes('://') && !/\d to \d/.test(text))
  const inText = (text: string) =>
    new Set([...(text.match(reservedAddress) ?? []), ...streets.filter((one) => text.includes(one))])
  const places = new Map<string, string[]>()
  const note = (address: string, place: string) => places.set(address, [...(places.get(address) ?? []), place])
  for (const { file, html } of pages.filter(({ file }) => isOurs(file))) {
    for (const address of [...inText(html), ...new Set(html.match(ownMachine))]) note(address, file)
  }
  const pageFiles = new Set(pages.map(({ file }) => file))
  for (const { file, text } of content.filter(({ file }) => isOurs(file) && !isBrand(file))) {
    for (const address of inText(text)) note(address, file)
  }
  // A setting may have a password, so only its name is printed. A sample is listed among the settings.
  const isSampled = ({ value, meaning, default: original }: SettingValue) =>
    value === original && meaning.includes('sample')
  const isOpen = (setting: SettingValue) =>
    !isSampled(setting) && (inText(setting.value).size > 0 || exampleAccount.test(setting.value))
  const set = settings.filter(isOpen).map(({ name }) => name)
  return [
    ...[...places].map(([address, found]) => {
      const built = found.filter((place) => pageFiles.has(place)).length
      const files = found.filter((place) => !pageFiles.has(place))
      const where = [...(built > 0 ? [on(built)] : []), ...files].join(', ')
      return toReplace('Placeholder addresses', address, `${address}, ${where}`)
    }),
    ...set.map((name) => toReplace('Placeholder addresses', `${name} (setting)`, `in the setting ${name}`)),
  ]
}

function settings(all: readonly SettingValue[]): Finding[] {
  const open = all.filter(
    ({ name, meaning, value, default: original }) =>
      value === original && (choices.includes(name) || meaning.includes('sample')),
  )
  const off = all.filter(({ name, value }) => name === 'RATE_LIMITS' && value === 'off')
  return [...open, ...off].map(({ name, value, meaning }) => {
    const text = `${name} is ${value === '' ? 'empty' : value}: ${consequences[name] ?? meaning}`
    return toConfirm('Settings to choose', name, text, value)
  })
}

const consequences: Readonly<Record<string, string>> = {
  SITE_INDEXABLE: 'search engines leave the site out, and there is no sitemap and no llms.txt',
  SECURITY_CONTACT: 'there is no security.txt for whoever finds a hole',
  CONTACT_FORM_URL: 'Contact Us leads to the site’s own form',
  SMTP_URL: 'mail is off, nobody is told of a submission',
  LEADS_TO: 'mail has no recipient',
  RATE_LIMITS: 'floods are let through',
}

/** Links to the front page of a network instead of to an account. */
function frontPages(pages: readonly Page[]): Finding[] {
  const link =
    /href="(https:\/\/(?:www\.)?(?:linkedin|instagram|facebook|twitter|x|pinterest|vimeo|dribbble|behance|youtube)\.\w+)\/?"/g
  const found = pages.flatMap(({ html, file }) =>
    [...new Set([...html.matchAll(link)].map(([, host = '']) => host))].map((host) => ({ host, file })),
  )
  return [...Map.groupBy(found, ({ host }) => host)].map(([host, places]) =>
    toConfirm('Links to a network’s front page', host, `${host} ${on(places.length)}`),
  )
}

/** A number in a company's claim about itself. */
const claim =
  /\b\d[\d,.]*(?:\s?%|\s?\+(?!\s?\d)|\s(?:percent|years|people|customers|clients|teams|companies|users|brands|awards|times)\b)/i

/** Texts in the demonstration of a service, before and after: they are no claims of the company. */
function shownWriting(content: readonly TextFile[]): string[] {
  return content
    .filter(({ file }) => /\/services\//.test(file))
    .flatMap(({ text }) => {
      const part = (name: string) =>
        (new RegExp(`^  ${name}: (.*)$`, 'm').exec(text)?.[1] ?? '').replace(/^'(.*)'$/, '$1').replaceAll("''", "'")
      return [['before', 'selected', 'after'], ['result']].map((names) => plainText(names.map(part).join(' ')))
    })
}

function claims(content: readonly TextFile[], pages: readonly Page[]): Finding[] {
  // Samples and legal texts are judged as a whole, and posts tell stories.
  const judged = content.filter(({ file, text }) => isSample.test(text) || /\/(?:posts|legal)\//.test(file))
  const words = (markdown: string) => plainText(markdown.replaceAll('**', '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
  const texts = [...judged.map(({ text }) => words(text)), ...shownWriting(content)]
  const ours = pages.filter(({ file }) => isOurs(file))
  const found = ours.flatMap(({ parts, file }) =>
    [...new Set(parts)].filter((part) => claim.test(part) && !isPair(part)).map((part) => ({ part, file })),
  )
  return [...Map.groupBy(found, ({ part }) => part)].flatMap(([part, places]) => {
    if (texts.some((text) => text.includes(part))) return []
    const name = part.length > 80 ? `${part.slice(0, 79)}…` : part
    return [toConfirm('Claims with numbers', name, `“${name}” ${on(places.length)}`)]
  })
}

/** Sentences that are true only while a setting is empty. Words that a setting selects have a key of that name. */
const trueWithout: readonly { readonly name: string; readonly sentence: RegExp }[] = [
  {
    name: 'SMTP_URL',
    sentence: /[^.!?"“”\n]*\b(?:when|once|until|as soon as) (?:this|the) site can (?:send|write)\b[^.!?"“”\n]*[.!?]?/gi,
  },
  { name: 'AI_BASE_URL', sentence: /\bNo AI service is connected\b[^.!?"“”\n]*[.!?]?/g },
]
const chosen = /"(?:withoutMail|here)": (?:\{(?:[^{}]|\{\w+\})*\}|".*")/g

/** Sentences of built pages and of pages rendered on demand that a setting makes untrue. */
function untrue({ content, settings }: Launch, pages: readonly Page[]): Finding[] {
  const set = new Set(settings.filter(({ value }) => value !== '').map(({ name }) => name))
  // Wordings of questions are printed on no page.
  const said = content.filter(
    ({ file }) => isOurs(file) && !file.includes('/facts/') && /\.(?:md|yaml|json)$/.test(file),
  )
  const texts = [
    ...pages.map(({ file, text }) => ({ file, text })),
    ...said.map(({ file, text }) => ({ file, text: text.replace(chosen, '') })),
  ]
  return trueWithout.flatMap(({ name, sentence }) =>
    set.has(name)
      ? texts.flatMap(({ file, text }) =>
          [...new Set(text.match(sentence))].map((one) =>
            toReplace(`Untrue with ${name}`, `${file}: ${one.trim()}`, `${file}: “${one.trim()}”`),
          ),
        )
      : [],
  )
}
