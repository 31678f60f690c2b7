// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { objectMouth } from '#art/mouths.ts'
import { objectNames } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'

test.each(objectNames)('the mouth of %s is where the drawing has it', (name) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<ObjectDrawing name={name} />)
  const place = host.querySelector('[data-face]')?.getAttribute('transform') ?? ''
  const [, y = '', scale = '1'] = /translate\(\S+ (\S+)\)(?: scale\((\S+)\))?/.exec(place) ?? []
  expect(objectMouth[name].y).toBeCloseTo(Number(y) + 20 * Number(scale))
  expect(objectMouth[name].thickness).toBeCloseTo(7 * Number(scale))
})
