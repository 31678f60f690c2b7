import { expect, test } from 'vitest'
import { errorJson, errorPage, errorStatus } from '#server/web/http/error-page.ts'

test.each([400, 403, 404, 405, 408, 413, 415, 416, 429, 431, 500, 503] as const)(
  '%i has words of its own',
  (status) => {
    const html = errorPage(status)
    expect(html).toContain(`Status ${status}`)
    expect(html).toMatch(/<h1>.{8,40}<\/h1>/)
    expect(html).not.toMatch(/<script|style=|!(?!doctype)/)
    expect(JSON.parse(errorJson(status))).toMatchObject({ status, message: expect.any(String) })
  },
)

test.each([
  [413, 413],
  [418, 400],
  [422, 400],
  [502, 500],
  [200, 500],
])('%i is explained as %i', (code, status) => {
  expect(errorStatus(code)).toBe(status)
})
