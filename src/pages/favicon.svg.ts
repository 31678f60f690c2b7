import type { APIRoute } from 'astro'
import { favicon } from '#layouts/icons.tsx'

export const GET: APIRoute = () => new Response(favicon(), { headers: { 'content-type': 'image/svg+xml' } })
