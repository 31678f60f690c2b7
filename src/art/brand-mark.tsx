import type { DrawingProps } from '#art/drawing.tsx'
import { FaceMark } from '#art/face.tsx'

/** The owner's mark, where there is one. */
const files: Readonly<Record<string, string>> = import.meta.glob('../content/brand/mark.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [, attributes = '', shapes] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(Object.values(files)[0] ?? '') ?? []
const [, viewBox] = /\bviewBox="([^"]*)"/.exec(attributes) ?? []

/** The mark beside the name: the owner's, in the color of the surrounding text where it names none, or else the face. */
export function BrandMark({ className, width, height }: Pick<DrawingProps, 'className' | 'width' | 'height'>) {
  if (shapes === undefined) return <FaceMark className={className} width={width} height={height} />
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

/** Whether the mark is the owner's. */
export const hasOwnMark = shapes !== undefined
