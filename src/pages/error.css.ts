import type { APIRoute } from 'astro'
import { errorStyles } from '#layouts/error-styles.ts'

export const GET: APIRoute = () => new Response(errorStyles, { headers: { 'content-type': 'text/css' } })
