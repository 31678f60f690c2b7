import type { ComponentProps, ReactNode } from 'react'

// The face's grid is cropped to the straight face: what a smirk or a glance adds hangs over the edge.
// The mouth's is one for the mouth alone, centred on it, with room to smirk.
const viewBoxes = {
  face: '-28 -6 56 29.5',
  mouth: '-20 8 40 24',
  mark: '0 0 64 64',
  tile: '0 0 160 160',
  poster: '0 0 300 400',
} as const

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** Says what is drawn. Without it the drawing is decoration and hidden from assistive technology. */
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
