import { expect, test } from 'vitest'
import { receiveGravity } from './try-script.ts'

function asked(fields: Record<string, string>, answer: boolean | undefined) {
  const heard: (readonly string[])[] = []
  const tryOuts = {
    async areGrave(words: readonly string[]) {
      heard.push(words)
      return answer
    },
    fellFlat: () => Promise.resolve(),
    answer: () => Promise.reject(new Error('no sentence was tried')),
    prepare: () => Promise.resolve(),
  }
  const request = new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) })
  const reply = receiveGravity({ request, locals: { services: { tryOuts }, visitor: { address: '127.0.0.1' } } })
  return { reply, heard }
}

test('all words of a script are weighed, and nothing else is said', async () => {
  const { reply, heard } = asked({ product: 'Bread', seen: 'A loaf', audience: '' }, true)
  expect(await (await reply).json()).toEqual({ grave: true })
  expect(heard).toEqual([['Bread', 'A loaf', '']])
})

test('who asks too often is told to wait', async () => {
  const reply = await asked({ product: 'Bread' }, undefined).reply
  expect(reply.status).toBe(429)
  expect(await reply.text()).toBe('')
})
