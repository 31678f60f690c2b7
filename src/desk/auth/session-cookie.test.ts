import { expect, test } from 'vitest'
import { sessionCookie } from '#desk/auth/session-cookie.ts'

const token = 'a'.repeat(43)

test('no script reads the cookie, and no other site sends it', () => {
  expect(sessionCookie(false).set(token)).toBe(`desk=${token}; Path=/; HttpOnly; SameSite=Strict`)
})

test('under TLS the cookie is for TLS and for this host alone', () => {
  expect(sessionCookie(true).set(token)).toBe(`__Host-desk=${token}; Path=/; HttpOnly; SameSite=Strict; Secure`)
})

test('its own cookie is found among others', () => {
  expect(sessionCookie(false).read(`theirs=1; desk=${token}; desk2=x`)).toBe(token)
})

test.each([undefined, '', 'desk=', 'desk=short', `__Host-desk=${token}`])('%s holds no session', (header) => {
  expect(sessionCookie(false).read(header)).toBeUndefined()
})
