// @vitest-environment happy-dom

import hydrator from '@astrojs/react/client.js'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { hydrateTyped } from './keep-typed.ts'

afterEach(() => document.body.replaceChildren())

/** Renders the newsletter's form as the server sends it, types into it, and hydrates it. */
async function typedAndHydrated(typed: string) {
  const island = document.createElement('astro-island')
  island.setAttribute('ssr', '')
  island.innerHTML = renderToString(<NewsletterForm />)
  document.body.append(island)
  const field = island.querySelector<HTMLInputElement>('[type="email"]')
  if (!field) throw new Error('There is no field')
  field.value = typed
  await hydrateTyped(island, () => hydrator(island)(NewsletterForm, {}, {}, { client: 'touch' }))
  return { typed: field.value, disabled: island.querySelector('button')?.disabled }
}

test('what was typed before is known to the component: half an address sends nothing', async () => {
  expect(await typedAndHydrated('walt@duck')).toEqual({ typed: 'walt@duck', disabled: true })
})

test('what was typed before is known to the component: a whole address can be sent', async () => {
  expect(await typedAndHydrated('walt@duck.example')).toEqual({ typed: 'walt@duck.example', disabled: false })
})
