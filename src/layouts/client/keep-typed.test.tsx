// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { hydrateContent } from '#ui/hydrate-island.tsx'
import { noteTyped } from './keep-typed.ts'

afterEach(() => document.body.replaceChildren())

/** The newsletter's form as the server sends it, typed into, and then hydrated. */
async function hydrateTyped(typed: string) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<NewsletterForm />)
  document.body.append(container)
  const field = container.querySelector<HTMLInputElement>('[type="email"]')
  const button = container.querySelector('button')
  if (!field || !button) throw new Error('There is no form')
  field.value = typed
  const { promise, resolve } = Promise.withResolvers<void>()
  const tell = noteTyped(container)
  hydrateContent(container, <NewsletterForm />, () => {
    button.disabled = false
    queueMicrotask(tell)
    return resolve
  })
  await promise
  await new Promise((done) => setTimeout(done))
  return { typed: field.value, disabled: button.disabled }
}

test('what was typed before is known to the component: half an address sends nothing', async () => {
  expect(await hydrateTyped('walt@duck')).toEqual({ typed: 'walt@duck', disabled: true })
})

test('what was typed before is known to the component: a whole address can be sent', async () => {
  expect(await hydrateTyped('walt@duck.example')).toEqual({ typed: 'walt@duck.example', disabled: false })
})
