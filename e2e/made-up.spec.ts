import { chatSamples } from '#content-model/pages/chat-page.ts'
import { clientsPage, testimonialsPage } from '#content-model/pages/clients-and-reviews.ts'
import { postNote, sampleNotes } from '#content-model/sample-notes.ts'
import { site } from '#content-model/site.ts'
import { expect, islandsLive, test } from './support/test.ts'

/** All pages with invented people or companies, which a line has to list. */
const showing = {
  '/': sampleNotes.home,
  '/team': sampleNotes.team,
  '/team-details/dot-hargreaves': sampleNotes.member,
  '/case-study': sampleNotes.cases,
  '/case-details/insurance-but-people-read-it': sampleNotes.case,
  '/about-us': sampleNotes.about,
  '/our-office': sampleNotes.office,
  '/project-grid-one': sampleNotes.projects,
  '/project-grid-two': sampleNotes.projects,
  '/project-grid-three': sampleNotes.projects,
  '/project-width-one': sampleNotes.projects,
  '/project-width-two/2': sampleNotes.projects,
  '/project-details/toast-eventually': sampleNotes.project,
  '/service-details/writing': sampleNotes.service,
  '/blog-grid/': sampleNotes.posts,
  '/blog-details/1': postNote('1'),
  '/category/craft': sampleNotes.posts,
  '/archive/walt-birnbaum': sampleNotes.posts,
}

/** Pages that begin with real content. */
const later = ['/', '/service-details/writing']

test('such a page says so, and in its opening: before the first heading below its title', async ({ page }) => {
  const wrong: string[] = []
  for (const [path, text] of Object.entries(showing)) {
    await page.goto(path)
    const line = page.getByRole('main').getByText(text, { exact: true })
    if (!(await line.isVisible())) wrong.push(`${path} does not say: ${text}`)
    else if (!later.includes(path)) {
      const headingsBefore = await line.evaluate(
        (note) =>
          [...document.querySelectorAll('main h2')].filter(
            (heading) => note.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
          ).length,
      )
      if (headingsBefore > 0) wrong.push(`${path} says it after ${headingsBefore} headings`)
    }
  }
  expect(wrong).toEqual([])
})

test('a comment by somebody made up carries its tag', async ({ page }) => {
  await page.goto('/blog-details/1')
  const comments = page.locator('#comments li')
  await expect(comments.getByText(site.madeUp, { exact: true })).toHaveCount(await comments.count())
})

test('the testimonials confess before the first of them, and each carries its tag', async ({ page }) => {
  await page.goto('/testimonials')
  await expect(page.getByText(testimonialsPage.lead(9, 9))).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/All nine are\s+made up/)
  await expect(page.getByText(testimonialsPage.confession.plaque, { exact: true })).toBeVisible()
  await expect(page.getByText(site.madeUp, { exact: true })).toHaveCount(9)
  for (const source of ['Google', 'Facebook', 'Yelp'] as const) {
    await expect(page.getByText(`Three, none of them on ${source}`)).toBeVisible()
  }
  const way = page.getByRole('main').getByRole('link', { name: 'Be the first' })
  await expect(way).toHaveAttribute('href', '/beta-sign-up')
})

test('the clients are made up, and the ninth place is empty', async ({ page }) => {
  await page.goto('/our-clients')
  await expect(page.getByText(clientsPage.lead(8, 8))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The ninth place is empty, and real' })).toBeVisible()
  await expect(page.getByRole('img', { name: clientsPage.empty.frame })).toBeVisible()
})

test('a search marks results about somebody invented, and no other', async ({ page }) => {
  await page.goto('/search?q=Dot%20Hargreaves')
  const person = page.locator('ol > li').filter({ has: page.locator('a[href="/team-details/dot-hargreaves"]') })
  await expect(person.getByText(site.madeUp, { exact: true })).toBeVisible()
  await page.goto('/search?q=cookies')
  const policy = page
    .locator('ol > li')
    .filter({ has: page.locator('a[href^="/privacy-policy"]') })
    .first()
  await expect(policy).toBeVisible()
  await expect(policy.getByText(site.madeUp, { exact: true })).toHaveCount(0)
})

test('the site’s own answer about somebody invented says so', async ({ page }) => {
  await page.goto('/chat-gpt')
  await islandsLive(page)
  await page.getByPlaceholder('Ask me anything...').fill('Who is Dot Hargreaves?')
  await page.getByRole('button', { name: 'Generate Response' }).click()
  await expect(page.getByRole('list').getByText(chatSamples.team)).toBeVisible()
})

test('no icon of a made-up person leads to a profile', async ({ page }) => {
  for (const path of ['/team-details/dot-hargreaves', '/blog-details/1']) {
    await page.goto(path)
    const icons = page.getByRole('main').locator('a[rel="noopener"][title]')
    const addresses = await icons.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(addresses.length).toBeGreaterThanOrEqual(8)
    for (const address of addresses) expect(new URL(address).pathname).toBe('/')
  }
})
