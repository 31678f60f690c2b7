import { chatWords } from '#content-model/pages/chat-page.ts'
import { routes } from '#content-model/routes.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { openHoldingProxy } from './support/holding-proxy.ts'
import { type BrowserWindow, engines } from './support/other-engines.ts'
import { hasPart } from './support/parts.ts'
import { uniqueEmail } from './support/people.ts'
import { test as base, expect, islands } from './support/test.ts'

/** How long a person would wait, in ms. */
const patience = 30_000

/** Moves a pointer near islands, which hydrates them. */
const near = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].map((island) => island.dispatchEvent(new PointerEvent('pointerover'))).length`

// Chromium walks all other journeys. These browsers come from the machine; missing ones are skipped with a message.
for (const { name, missing, hears, open } of engines) {
  const test = base.extend<{ browserWindow: BrowserWindow }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
    browserWindow: async ({}, use) => {
      const opened = await open()
      try {
        await use(opened)
      } finally {
        await opened.close()
      }
    },
  })

  test.describe(`${name} @battery`, () => {
    // One browser after the other, since each takes a processor.
    test.describe.configure({ mode: 'default', timeout: 120_000 })

    if (missing.length > 0) {
      const reason = `${name} is not installed here (${missing.join(', ')}): its journey is skipped.`
      base(`the journey is skipped, since ${name} is not installed here`, () => {
        console.log(reason)
        base.skip(true, reason)
      })
      return
    }

    test('a visitor reads home, opens the menu, writes, and filters and asks where the site has that', async ({
      browserWindow: window,
      site,
    }) => {
      const reads = (expression: string) => expect.poll(() => window.read(expression), { timeout: patience })
      const live = async () => {
        await window.read(near(`main ${islands()}`))
        await reads(`document.querySelectorAll('main ${islands()}:not([data-hydrated])').length`).toBe(0)
      }
      const path = () => reads('location.pathname + location.search')

      const filters = async () => {
        await window.goto(site.origin + routes.projects)
        const shown = '[...document.querySelectorAll("li[data-tabs]")].filter((item) => item.checkVisibility()).length'
        const all = await window.read(shown)
        await window.click('label:has([value="branding"])')
        await path().toBe(`${routes.projects}?show=branding`)
        await reads(shown).not.toBe(all)
        const branding = await window.read(shown)
        await window.goto(`${site.origin}${routes.projects}?show=branding`)
        await reads(shown).toBe(branding)
      }
      const asks = async () => {
        await window.goto(site.origin + routes.chat)
        await live()
        await window.type('main textarea', 'do you use cookies')
        await window.click('main form [type="submit"]')
        await reads('document.querySelector("main").textContent').toContain(chatWords.searchLabel)
      }

      await window.goto(site.origin)
      await reads('document.querySelector("h1").checkVisibility()').toBe(true)

      await window.click('[popovertarget="menu"]')
      await reads('document.querySelector("#menu").matches(":popover-open")').toBe(true)
      await window.click(`#menu a[href="${routes.contact}"]`)
      await path().toBe(routes.contact)

      await live()
      const email = uniqueEmail()
      await window.type('[name="name"]', 'Ada Lovelace')
      await window.type('[name="email"]', email)
      await window.type('[name="help"]', 'A joke, please.')
      await window.click('main form [type="submit"]')
      await reads('document.querySelector("main").textContent').toContain(contact.thanks)
      expect((await site.leads()).filter(({ fields }) => fields['email'] === email)).toHaveLength(1)

      if (hasPart('projects')) await filters()
      if (hasPart('chat')) await asks()
      expect(window.console()).toEqual([])
    })

    // WebKit's driver does not report console messages.
    if (!hears) return

    for (const [what, from, place] of [
      ['a form below the text', routes.privacy, islands('EraseForm')],
      ['an island', routes.contact, islands('ContactForm')],
    ] as const) {
      test(`a page left while ${what} is on its way says nothing`, async ({ browserWindow: window, site }) => {
        const proxy = await openHoldingProxy(
          site.origin,
          (path) => /\/_astro\/.*\.js$/.test(path) && !path.includes('astro_type_script'),
        )
        try {
          await window.goto(proxy.origin + from)
          await window.read(near(place))
          await expect.poll(() => proxy.held.length, { timeout: patience }).toBeGreaterThan(0)
          await window.read(`void (location.href = '${routes.terms}')`)
          await expect.poll(() => window.read('location.pathname'), { timeout: patience }).toBe(routes.terms)
          expect(window.console()).toEqual([])
        } finally {
          await proxy.close()
        }
      })
    }
  })
}
