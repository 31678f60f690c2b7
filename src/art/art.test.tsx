// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as palette from '#art/drawing-colors.ts'
import { expressions, FaceMark, mouthPath } from '#art/face.tsx'
import { MarkDrawing, marks as marksByName } from '#art/mark.tsx'
import { markNames, objectNames, type PosterName, personNames, posterNames } from '#art/names.ts'
import { ObjectDrawing, objects as objectsByName } from '#art/object.tsx'
import { PersonDrawing, people as peopleByName } from '#art/person.tsx'
import { PosterDrawing, posters as postersByName } from '#art/poster.tsx'

const kilobyte = 1024
const coloursBesideInk = 4

const objects = objectNames.map((name) => [name, <ObjectDrawing key={name} name={name} />] as const)
const people = personNames.map((name) => [name, <PersonDrawing key={name} name={name} />] as const)
const posters = posterNames.map((name) => [name, <PosterDrawing key={name} name={name} />] as const)
const marks = markNames.map((name) => [name, <MarkDrawing key={name} name={name} />] as const)

const smirk = mouthPath(1)

test.each([
  ['objects', objectNames, objectsByName],
  ['people', personNames, peopleByName],
  ['posters', posterNames, postersByName],
  ['marks', markNames, marksByName],
] as const)('content may name exactly the drawings of %s/, by the names of their files', (_kind, names, byName) => {
  expect(names).toEqual(Object.keys(byName).sort())
  expect(names.length).toBeGreaterThan(0)
})

function draw(element: ReactElement) {
  const markup = renderToStaticMarkup(element)
  const host = document.createElement('div')
  host.innerHTML = markup
  const svg = host.querySelector('svg')
  if (!svg) throw new Error('Nothing was drawn')
  return {
    svg,
    bytes: new TextEncoder().encode(markup).length,
    faces: [...svg.querySelectorAll('[data-face]')],
    mouths: [...svg.querySelectorAll('.mouth')].map((mouth) => mouth.getAttribute('d')),
    shapes: [...svg.querySelectorAll('path, circle, rect')],
    colours: new Set([...markup.matchAll(/(?:fill|stroke|color|style)="([^"]*)"/g)].map(([, colour]) => colour ?? '')),
  }
}

/** Every transform that applies to an element, its own first. */
function transforms(element: Element | null): string[] {
  if (!element) return []
  return [element.getAttribute('transform') ?? '', ...transforms(element.parentElement)].filter(Boolean)
}

// One scale for both axes, without rotation or skew.
const level = /^translate\(-?[\d.]+ -?[\d.]+\)( scale\([\d.]+\))?$/

describe.each([...objects, ...people, ...posters])('%s', (_name, drawing) => {
  const { faces, colours, shapes } = draw(drawing)

  test('is drawn', () => expect(shapes.length).toBeGreaterThan(faces.length * 3))

  test('keeps every face level', () => {
    for (const face of faces) for (const transform of transforms(face)) expect(transform).toMatch(level)
  })

  test('has no colour but the palette', () => {
    const allowed = new Set<string>([...Object.values(palette), 'none'])
    expect([...colours].filter((colour) => !allowed.has(colour))).toEqual([])
  })
})

describe.each([...objects, ...people])('%s', (_name, drawing) => {
  const { faces, colours } = draw(drawing)

  test('has one straight face', () => expect(faces.map((face) => face.getAttribute('data-face'))).toEqual(['straight']))

  test('takes at most four colours and ink', () => {
    const beside = [...colours].filter((colour) => colour !== 'none' && colour !== palette.ink)
    expect(beside.length).toBeLessThanOrEqual(coloursBesideInk)
  })
})

test.each(objects)('%s takes less than 2 KB', (_name, drawing) =>
  expect(draw(drawing).bytes).toBeLessThan(2 * kilobyte),
)

test.each(people)('%s takes less than 3 KB', (_name, drawing) => expect(draw(drawing).bytes).toBeLessThan(3 * kilobyte))

test.each(marks)('%s is drawn in the colour of the text and has no face', (_name, drawing) => {
  const { faces, colours, shapes } = draw(drawing)
  expect(shapes.length).toBeGreaterThan(0)
  expect(faces).toEqual([])
  expect([...colours]).toEqual(['currentColor'])
})

const grids = {
  'printer-therapy': 4,
  'brick-the-newsletter': 7,
  'out-of-office': 6,
  'everyone-gets-one': 9,
} satisfies Partial<Record<PosterName, number>>

test.each(Object.entries(grids))('exactly one of a grid smirks: %s', (name, count) => {
  const { faces, mouths } = draw(<PosterDrawing name={name as keyof typeof grids} />)
  expect(faces).toHaveLength(count)
  expect(faces.filter((face) => face.getAttribute('data-face') === 'smirk')).toHaveLength(1)
  expect(mouths.filter((mouth) => mouth === smirk)).toHaveLength(1)
})

test.each(posterNames.filter((name) => !(name in grids)))('%s keeps a straight face', (name) => {
  const { faces } = draw(<PosterDrawing name={name} />)
  expect(new Set(faces.map((face) => face.getAttribute('data-face')))).toEqual(new Set(['straight']))
})

test.each(expressions)('one face, told to %s, does so everywhere', (expression) => {
  const drawings = [
    <FaceMark key="mark" expression={expression} />,
    ...objectNames.map((name) => <ObjectDrawing key={name} name={name} expression={expression} />),
    ...personNames.map((name) => <PersonDrawing key={name} name={name} expression={expression} />),
  ]
  for (const drawing of drawings) {
    const { faces, mouths } = draw(drawing)
    expect(faces.map((face) => face.getAttribute('data-face'))).toEqual([expression])
    expect(mouths).toEqual([expression === 'smirk' ? smirk : mouthPath(0)])
  }
})

test.each([
  [0, 'M-16 20C-6 20 6 20 16 20'],
  [0.5, 'M-16 20C-5.5 20.2 7 20.8 16 17'],
  [1, 'M-16 20C-5 20.4 8 21.6 16 14'],
])('a mouth lifted by %d', (lift, path) => {
  expect(mouthPath(lift)).toBe(path)
  expect(draw(<FaceMark lift={lift} />).mouths).toEqual([path])
})

test.each([
  ['straight', [-22, 22]],
  ['smirk', [-22, 22]],
  ['glance', [-27, 17]],
  ['blink', []],
] as const)('the round eyes of %s', (expression, places) => {
  const { svg } = draw(<FaceMark expression={expression} />)
  expect([...svg.querySelectorAll('circle.eye')].map((eye) => Number(eye.getAttribute('cx')))).toEqual(places)
})

test('a drawing is decoration until it has a title', () => {
  const plain = draw(<ObjectDrawing name="toaster" />).svg
  expect(plain.getAttribute('aria-hidden')).toBe('true')
  expect(plain.getAttribute('focusable')).toBe('false')
  expect(plain.hasAttribute('role')).toBe(false)

  const titled = draw(<ObjectDrawing name="toaster" title="A toaster" />).svg
  expect(titled.getAttribute('role')).toBe('img')
  expect(titled.querySelector('title')?.textContent).toBe('A toaster')
  expect(titled.hasAttribute('aria-hidden')).toBe(false)
})

test('what the page gives the svg reaches it', () => {
  const { svg } = draw(<PosterDrawing name="cone-zone" className="tile" preserveAspectRatio="xMidYMin slice" />)
  expect(svg.getAttribute('class')).toBe('tile')
  expect(svg.getAttribute('preserveAspectRatio')).toBe('xMidYMin slice')
  expect(svg.getAttribute('viewBox')).toBe('0 0 300 400')
})
