// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { check } from '#forms/engine/form.ts'
import type { FormAnswer } from '#forms/engine/form-answer.ts'
import { messages } from '#forms/engine/rules.ts'
import { QuoteForm } from '#forms/quote/quote-form.tsx'
import { quote, quoteWords } from '#forms/quote/quote-rules.ts'

const typed = { 'contact-name': 'Gordon Pike', 'contact-email': 'gordon@example.com', 'contact-phone': '555 0100' }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Fills in the form, sends it and waits for the answer. @returns the fields by name */
async function send(answer: () => Promise<Response>, words: Readonly<Record<string, string>> = typed) {
  vi.useFakeTimers()
  const post = vi.fn(answer)
  vi.stubGlobal('fetch', post)
  const { container } = render(<QuoteForm />)
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)
  for (const [name, value] of Object.entries(words)) {
    const control = field(name)
    if (control) control.value = value
  }
  const form = container.querySelector('form')
  if (form) await act(async () => fireEvent.submit(form))
  return { post, values: () => Object.keys(typed).map((name) => field(name)?.value), field }
}

const answers = (answer: FormAnswer) => async () => Response.json(answer)

test('the server asks for all three and for an address', () => {
  expect(check(quote, typed)).toEqual({})
  expect(check(quote, { ...typed, 'contact-email': 'gordon@duck' })).toEqual({
    'contact-email': messages.email.pattern,
  })
  expect(check(quote, {})).toEqual({
    'contact-name': messages.name.required,
    'contact-email': messages.email.required,
    'contact-phone': messages.required,
  })
})

test('the browser is told to check before', () => {
  const { container } = render(<QuoteForm />)
  expect(container.querySelector('form')?.noValidate).toBe(false)
  expect(container.querySelectorAll('input[required]')).toHaveLength(3)
  expect(container.querySelector('[name="contact-email"]')?.getAttribute('type')).toBe('email')
})

test('the prices are linked to where the site has some', () => {
  const { container, rerender } = render(<QuoteForm hasPrices />)
  expect(container.querySelector('a')?.getAttribute('href')).toBe(quoteWords.pricesHref)
  expect(container.querySelector('p')?.textContent).toContain(quoteWords.prices.anywhere)
  rerender(<QuoteForm />)
  expect(container.querySelector('a')).toBeNull()
  expect(container.querySelector('p')?.textContent).not.toContain(quoteWords.prices.anywhere)
})

test.each([
  ['contact-name', 'x'.repeat(51), messages.name.max],
  ['contact-name', '\u200b', messages.name.required],
  ['contact-email', 'gordon@duck', messages.email.pattern],
  ['contact-email', `${'g'.repeat(38)}@duck.example`, messages.email.max],
  ['contact-phone', ' ', messages.required],
])('the browser says what the server would say of %s as %j, and sends nothing', async (name, value, message) => {
  const { post, field } = await send(answers({ state: 'accepted', receipt: 'x' }), { ...typed, [name]: value })
  expect(post).not.toHaveBeenCalled()
  expect(field(name)?.validationMessage).toBe(message)
  const control = field(name)
  if (control) fireEvent.change(control, { target: { value: 'other' } })
  expect(field(name)?.validity.customError).toBe(false)
})

test('the thanks go when something new is wrong', async () => {
  const { field } = await send(answers({ state: 'accepted', receipt: 'x' }))
  expect(screen.queryByRole('status')).not.toBeNull()
  const form = field('contact-name')?.form
  act(() => form?.reportValidity())
  expect(screen.queryByRole('status')).toBeNull()
})

test('once saved the form is empty and says so for five seconds', async () => {
  const { post, values } = await send(answers({ state: 'accepted', receipt: 'x' }))
  const [, request] = post.mock.calls[0] as unknown as [string, { body: URLSearchParams }]
  expect(Object.fromEntries(request.body)).toMatchObject(typed)
  expect(screen.getByRole('status').textContent).toBe('Your Message has been successfully sent.')
  expect(values()).toEqual(['', '', ''])
  act(() => vi.advanceTimersByTime(4999))
  expect(screen.queryByRole('status')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a save that fails is no success, and nothing typed is lost', async () => {
  const { values } = await send(answers({ state: 'failed', values: typed, message: 'That did not send.' }))
  expect(screen.getByRole('alert').textContent).toBe('That did not send.')
  expect(screen.queryByRole('status')).toBeNull()
  expect(values()).toEqual(Object.values(typed))
})

test('what the server refuses is said at its field, which gets the focus', async () => {
  const errors = { 'contact-email': messages.email.pattern }
  const { field, values } = await send(answers({ state: 'refused', values: typed, errors }))
  expect(field('contact-email')?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(messages.email.pattern)).not.toBeNull()
  expect(document.activeElement).toBe(field('contact-email'))
  expect(values()).toEqual(Object.values(typed))
})
