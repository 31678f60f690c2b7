import { expect, test } from 'vitest'
import { openTestDesk } from '#server/testing/test-desk.ts'

test('the desk answers a monitoring program by any name with the token, and refuses one without', async () => {
  const env = { METRICS_TOKEN: 'a-token-of-enough-letters' }
  const { app } = await openTestDesk({ env, metrics: async () => ({ type: 'text/plain', text: 'deadpan_ready 1\n' }) })
  const ask = (headers: Record<string, string>) =>
    app.inject({ url: '/metrics', headers: { host: 'site:4322', ...headers } })
  expect(await ask({ authorization: `Bearer ${env.METRICS_TOKEN}` })).toMatchObject({
    statusCode: 200,
    body: 'deadpan_ready 1\n',
  })
  expect((await ask({})).statusCode).toBe(403)
})
