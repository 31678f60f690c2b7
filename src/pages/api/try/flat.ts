import type { APIRoute } from 'astro'
import { receiveFlat } from '#server/endpoints/try-out.ts'

export const prerender = false

export const POST: APIRoute = (context) => receiveFlat(context)
