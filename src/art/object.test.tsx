// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { objectNames } from '#art/names.ts'
import { faceHeight, mouthOf, ObjectDrawing } from '#art/object.tsx'

test.each(objectNames)('the mouth of %s is where the drawing has it', (name) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<ObjectDrawing name={name} />)
  const place = host.querySelector('[data-face]')?.getAttribute('transform') ?? ''
  const [, y = '', scale = '1'] = /translate\(\S+ (\S+)\)(?: scale\((\S+)\))?/.exec(place) ?? []
  expect(mouthOf(name).y).toBeCloseTo(Number(y) + 20 * Number(scale))
  expect(mouthOf(name).thickness).toBeCloseTo(7 * Number(scale))
})

test.each([
  ['moon', 'high'],
  ['traffic-cone', 'middle'],
  ['espresso-cup', 'middle'],
  ['toaster', 'low'],
] as const)('the face of the %s is %s', (name, height) => {
  expect(faceHeight(name)).toBe(height)
})
