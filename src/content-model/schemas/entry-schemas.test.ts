import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { entrySchemas, type Tools } from '#content-model/schemas/entry-schemas.ts'

// Stand-ins for Astro's two tools, which look at files: any text counts as a picture, and as the name of an entry.
const tools = { image: () => z.string(), reference: () => z.string() } as unknown as Tools
const { posts } = entrySchemas(tools)
const read = (text: string) => parse(text, { customTags: ['timestamp'] })
const post = `
id: 1
key: '1'
title: The em dash
post_date: 2026-11-21
thumb: { object: pencil, ground: mint }
large_thumb:
  - { object: pencil, ground: mint }
category: Craft
format: standard
excerpt: It has been blamed for a great deal lately.
features_img:
  - { object: typewriter, ground: lilac }
  - { object: espresso-cup, ground: tomato }
author: ada
`

test('a drawing that does not exist is refused by the name of its field, with those that do', () => {
  expect(posts.safeParse(read(post)).error).toBeUndefined()
  const { error } = posts.safeParse(read(post.replace('object: typewriter', 'object: unicorn')))
  expect(error?.issues).toMatchObject([
    { path: ['features_img', 0, 'object'], message: expect.stringContaining('typewriter, ') },
  ])
})
