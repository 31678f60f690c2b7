import type { APIRoute } from 'astro'
import { securityText } from '#content-model/security-text.ts'

/** Contact for security reports. Without an address there is no file, since RFC 9116 (2.5.3) requires a contact. */
export const GET: APIRoute = ({ locals }) => {
  const { securityContact, siteUrl } = locals.site
  if (securityContact === undefined) return new Response(null, { status: 404 })
  return new Response(securityText({ contact: securityContact, siteUrl, now: new Date() }))
}
