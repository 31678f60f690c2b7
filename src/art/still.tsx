import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import { type Expression, expressions, type Faced } from '#art/face.tsx'

const kept = new WeakMap<ComponentType<Faced>, Map<Expression, string>>()

/** A drawing's markup, made once: thousands of pages show the same fifty drawings, and most of a page's elements are theirs. */
function markupOf(Shape: ComponentType<Faced>, expression: Expression): string {
  const known = kept.get(Shape) ?? new Map<Expression, string>()
  kept.set(Shape, known)
  const markup = known.get(expression) ?? renderToString(<Shape expression={expression} />)
  known.set(expression, markup)
  return markup
}

interface StillProps extends DrawingProps, Faced {
  of: ComponentType<Faced>
}

/** A drawing on the `tile` grid that nothing brings to life: React knows its frame and not what is in it. */
export function Still({ of: Shape, expression = expressions[0], ...svg }: StillProps) {
  if (svg.title)
    return (
      <Drawing {...svg} grid="tile">
        <Shape expression={expression} />
      </Drawing>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself made the markup of one of our own drawings
  return <Drawing {...svg} grid="tile" dangerouslySetInnerHTML={{ __html: markupOf(Shape, expression) }} />
}
