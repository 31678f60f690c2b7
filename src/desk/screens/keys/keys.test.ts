import { expect, test } from 'vitest'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'

test('the list of keys names every screen of the navigation with the letter that leads there', async () => {
  const { app, signIn } = await openTestDesk()
  const { body } = await app.inject(fromDesk('/keys', undefined, await signIn()))
  const letters = [...body.matchAll(/data-go="(\w)"><span>([^<]+)</g)].map(([, key, label]) => `${key} ${label}`)
  expect(letters).toEqual(expect.arrayContaining(['i Inbox', 'c Comments', 's Spam', 'd Dead letters', 'h Health']))
  for (const letter of letters) {
    const [key, ...label] = letter.split(' ')
    expect(body).toMatch(new RegExp(`>g</kbd><kbd[^>]*>${key}</kbd></dt><dd>${label.join(' ')}<`))
  }
})

test('the keys are for those who are signed in', async () => {
  const { app } = await openTestDesk()
  const { statusCode, headers } = await app.inject(fromDesk('/keys'))
  expect([statusCode, headers.location]).toEqual([303, '/sign-in'])
})
