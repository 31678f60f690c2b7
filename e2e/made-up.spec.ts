import { postWords } from '#content-model/pages/blog.ts'
import { chatSamples } from '#content-model/pages/chat-page.ts'
import { clientsPage, testimonialsPage } from '#content-model/pages/clients-and-reviews.ts'
import { postNote, sampleNotes } from '#content-model/sample-notes.ts'
import { site } from '#content-model/site.ts'
import { somePost } from './support/pages.ts'
import { expect, islandsLive, shippedOnly, where } from './support/test.ts'

/** All pages with invented people or companies, which a line has to list. */
const showing = {
  '/team': sampleNotes.team,
  '/team-details/dot-hargreaves': sampleNotes.member,
  '/case-study': sampleNotes.cases,
  '/case-details/insurance-but-people-read-it': sampleNotes.case,
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
const later = ['/service-details/writing']

shippedOnly('such a page says so, and in its opening: before the first heading below its title', async ({ page }) => {
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

where(somePost !== undefined)('a post begins without comments', async ({ page }) => {
  await page.goto(somePost?.path ?? '')
  await expect(page.getByRole('heading', { name: postWords.noComments })).toBeVisible()
  await expect(page.locator('#comments li')).toHaveCount(0)
})

shippedOnly(
  'the testimonials say once who wrote them, before the first, and keep a frame for a real one',
  async ({ page }) => {
    await page.goto('/testimonials')
    await expect(page.getByText(testimonialsPage.lead(9, 9))).toBeVisible()
    await expect(page.getByText(site.madeUp, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: testimonialsPage.empty.title })).toBeVisible()
    await expect(page.getByRole('img', { name: testimonialsPage.empty.frame })).toBeVisible()
    const way = page.getByRole('main').getByRole('link', { name: testimonialsPage.empty.action.label })
    await expect(way).toHaveAttribute('href', '/contact')
  },
)

shippedOnly('the clients are made up, and the ninth place is empty', async ({ page }) => {
  await page.goto('/our-clients')
  await expect(page.getByText(clientsPage.lead(8, 8))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The ninth place is empty, and real' })).toBeVisible()
  await expect(page.getByRole('img', { name: clientsPage.empty.frame })).toBeVisible()
})

shippedOnly('a search marks results about somebody invented, and no other', async ({ page }) => {
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

shippedOnly('the site’s own answer about somebody invented says so', async ({ page }) => {
  await page.goto('/chat-gpt')
  await islandsLive(page)
  await page.getByPlaceholder('Ask me anything...').fill('Who is Dot Hargreaves?')
  await page.getByRole('button', { name: 'Generate Response' }).click()
  await expect(page.getByRole('list').getByText(chatSamples.team)).toBeVisible()
})

shippedOnly('no icon of a made-up person leads to a profile', async ({ page }) => {
  const icons = page.getByRole('main').locator('a[rel="noopener"][title]')
  const addresses = () => icons.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  await page.goto('/team-details/dot-hargreaves')
  const fronts = await addresses()
  expect(fronts).toHaveLength(8)
  for (const address of fronts) expect(new URL(address).pathname).toBe('/')
  await page.goto('/blog-details/4')
  await expect(page.getByRole('complementary', { name: 'Dot Hargreaves' }).locator('a[rel="noopener"]')).toHaveCount(0)
})
