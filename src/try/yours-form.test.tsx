// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TryAnswer, TryRefusal } from '#try/wire.ts'
import { YoursForm, type YoursProps } from '#try/yours-form.tsx'

const props: YoursProps = {
  paths: { page: '/try', flat: '/flat', beta: '/beta', drawer: '/drawer' },
  most: 300,
  note: 'Nothing typed here is kept.',
  words: {
    audience: 'Audience',
    audiencePlaceholder: '',
    message: 'Message',
    messagePlaceholder: '',
    dryness: { label: 'Dryness', crisp: 'Crisp', sandy: 'Sandy', arid: 'Arid', hint: 'Dry.' },
    send: 'Send',
    another: 'Another',
    noMore: 'No more',
    copy: 'Copy',
    copied: 'Copied',
    flat: 'Fell flat',
    signUp: 'Sign up',
    waiting: 'Thinking.',
    yours: 'Yours.',
    drawer: 'Drawer',
    kept: 'Kept.',
    empty: 'Type first.',
    long: '{count} are too many.',
    broken: 'That did not work.',
    of: 'of 300',
  },
}

const nothing: TryAnswer = {
  kind: 'none',
  sentence: '',
  result: '',
  why: '',
  label: 'Nothing fits.',
  id: '',
  near: [],
  hint: '',
}
const worked = (id: string, added: string): TryAnswer => ({
  ...nothing,
  kind: 'worked-out',
  sentence: 'Lunch is at 12.',
  result: `Lunch is at 12. ${added}`,
  label: 'Worked out.',
  id,
})

/** The bodies of the requests, which the server answers with these replies in turn. */
function serverSays(...replies: readonly (TryAnswer | TryRefusal | Error)[]) {
  const posted: URLSearchParams[] = []
  const left = [...replies]
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    posted.push(body)
    const reply = left.shift()
    if (!reply || reply instanceof Error) throw reply
    return Response.json(reply, { status: 'kind' in reply ? 200 : 429 })
  })
  return posted
}

const type = (message: string) => fireEvent.input(screen.getByLabelText('Message'), { target: { value: message } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['  ', 'Type first.'],
  ['😀'.repeat(301), '301 are too many.'],
])('nothing is sent of %j, and its field says why', (message, said) => {
  const posted = serverSays()
  render(<YoursForm {...props} />)
  type(message)
  press('Send')
  expect(screen.getByText(said)).toBeTruthy()
  expect(posted).toEqual([])
})

test('Another asks for what was not seen, and the last result stays when there is none', async () => {
  const posted = serverSays(worked('a.0', 'Be brief.'), worked('b.1', 'Be early.'), nothing)
  render(<YoursForm {...props} />)
  type('Lunch is at 12.')
  press('Send')
  await screen.findByText('Be brief.')
  press('Another')
  await screen.findByText('Be early.')
  press('Another')
  await screen.findByRole('button', { name: 'No more' })
  expect(screen.getByText('Be early.')).toBeTruthy()
  expect(posted.map((body) => body.get('seen'))).toEqual(['', 'a.0', 'a.0 b.1'])
})

test('a line seen under another sentence is not shown again while there are others, and is when there are none', async () => {
  const posted = serverSays(worked('a.0', 'Be brief.'), nothing, worked('a.0', 'Be late.'))
  render(<YoursForm {...props} />)
  type('Lunch is at 12.')
  press('Send')
  await screen.findByText('Be brief.')
  type('Lunch is at 12. ')
  press('Send')
  await screen.findByText('Be late.')
  expect(posted.map((body) => body.get('seen'))).toEqual(['', 'a.0', ''])
})

test.each([
  [{ message: 'Too many from one address.' }, 'Too many from one address.'],
  [new TypeError('no network'), 'That did not work.'],
])(
  'what goes wrong is said where the answer would be, and the button can be pressed again: %s',
  async (reply, said) => {
    serverSays(reply, worked('a.0', 'Be brief.'))
    render(<YoursForm {...props} />)
    type('Lunch is at 12.')
    press('Send')
    await screen.findByText(said)
    press('Send')
    await screen.findByText('Be brief.')
    expect(screen.queryByText(said)).toBeNull()
  },
)
