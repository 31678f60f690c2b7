import type { APIRoute } from 'astro'
import { appIcon } from '#layouts/icons.tsx'
import { iconSizes } from '#layouts/manifest.ts'

export const getStaticPaths = () => iconSizes.map((size) => ({ params: { size: String(size) } }))

export const GET: APIRoute = async ({ params }) => new Response(new Uint8Array(await appIcon(Number(params['size']))))
