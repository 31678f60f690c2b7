import type { ComponentProps, ReactNode } from 'react'

// The face's box fits the straight face: a smirk or a glance extends beyond it. The mouth's box is centered on the mouth, with
// room for a smirk.
const viewBoxes = {
  face: '-28 -6 56 29.5',
  mouth: '-20 8 40 24',
  mark: '0 0 64 64',
  tile: '0 0 160 160',
  poster: '0 0 300 400',
} as const

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The alternative text. Without it the drawing is decoration and hidden from assistive technology. */
  title?: string | undefined
}

interface ShellProps extends DrawingProps {
  grid: keyof typeof viewBoxes
  children: ReactNode
}

/** The svg around every drawing. Objects and people stand on the `tile` grid. */
export function Drawing({ grid, title, children, ...svg }: ShellProps) {
  const frame = { ...svg, viewBox: viewBoxes[grid], focusable: false }
  if (!title)
    return (
      <svg {...frame} aria-hidden="true">
        {children}
      </svg>
    )
  return (
    <svg {...frame} role="img">
      <title>{title}</title>
      {children}
    </svg>
  )
}
