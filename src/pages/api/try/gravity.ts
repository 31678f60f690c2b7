import type { APIRoute } from 'astro'
import { receiveGravity } from '#server/endpoints/try-script.ts'

export const prerender = false

export const POST: APIRoute = (context) => receiveGravity(context)
