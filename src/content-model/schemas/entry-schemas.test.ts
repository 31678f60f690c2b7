import { readFileSync } from 'node:fs'
import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { entrySchemas, type Tools } from '#content-model/schemas/entry-schemas.ts'

// Stand-ins for Astro's two tools, which look at files: any text counts as a picture, and as the name of an entry.
const tools = { image: () => z.string(), reference: () => z.string() } as unknown as Tools
const { posts } = entrySchemas(tools)
const read = (text: string) => parse(text, { customTags: ['timestamp'] })
const post = readFileSync('src/content/posts/the-em-dash-would-like-a-word.md', 'utf8').split(/^---$/m)[1] ?? ''

test('a drawing that does not exist is refused by the name of its field, with those that do', () => {
  expect(posts.safeParse(read(post)).error).toBeUndefined()
  const { error } = posts.safeParse(read(post.replace('object: typewriter', 'object: unicorn')))
  expect(error?.issues).toMatchObject([
    { path: ['features_img', 0, 'object'], message: expect.stringContaining('typewriter, ') },
  ])
})
