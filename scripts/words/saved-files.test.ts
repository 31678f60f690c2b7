import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalOf } from './saved-files.ts'

const question = (...lines: string[]) => ({ path: 'src/content/faq/why.yaml', text: lines.join('\n') })

test('an entry that lacks something is refused by its labels, and as a draft it is saved', () => {
  expect(refusalOf([question('title: Why?')])).toBe(
    'Not saved. Id: Write the id as a number. Answer: Write the answer. As a draft it may be saved unfinished.',
  )
  expect(refusalOf([question('title: Why?', 'draft: true')])).toBeUndefined()
  expect(refusalOf([question('id: 99', 'title: Why?', 'body: Because.')])).toBeUndefined()
})

test('so are a post, by its head, and words of a page; a picture is nobody’s business', () => {
  const post = `---
id: 1
key: '1'
title: A comma
post_date: 2026-11-21
thumb: { object: pencil, ground: mint }
large_thumb: [{ object: pencil, ground: mint }]
category: Craft
format: video
video: the-good-pauses
excerpt: It pauses.
features_img: [{ object: typewriter, ground: lilac }, { object: loaf, ground: sky }]
author: nobody
---

It pauses.
`
  const path = 'src/content/posts/dash.md'
  expect(refusalOf([{ path, text: post }])).toBeUndefined()
  expect(refusalOf([{ path, text: post.replace(/^video: .*\n/m, '') }])).toContain(
    'Video: Choose the video of a video post',
  )
  expect(refusalOf([{ path, text: post.replace(/^author: .*\n/m, '') }])).toBe(
    'Not saved. Author: Choose one from Team. If none is there, write it first. As a draft it may be saved unfinished.',
  )
  const about = { path: 'src/content/words/about.json', text: readFileSync('src/content/words/about.json', 'utf8') }
  expect(refusalOf([about])).toBeUndefined()
  expect(refusalOf([{ ...about, text: about.text.replace(/"title": "[^"]*"/, '"title": ""') }])).toMatch(
    /^Not saved\. About page, Title: Write some words\.$/,
  )
  expect(refusalOf([{ path: 'src/content/posts/dash/eyes.png', text: '\u0089PNG' }])).toBeUndefined()
})

test('a pair of colors that can’t be read is refused with its contrast', () => {
  const text = readFileSync('src/content/brand/brand.json', 'utf8').replace(/"muted": "[^"]*"/, '"muted": "#999999"')
  expect(refusalOf([{ path: 'src/content/brand/brand.json', text }])).toContain('has a contrast of')
})
