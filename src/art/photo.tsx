/** A picture file in place of a drawing's name. */
export interface Photo {
  /** The copies that the build made, and the size of the original in px. */
  readonly photo: {
    readonly src: string
    readonly width: number
    readonly height: number
    readonly srcSet?: string
    /** The copy for social cards. */
    readonly card?: string
  }
  /** Alternative text. */
  readonly alt: string
}

/**
 * Display width of a photograph. Browsers that support `auto` measure it; others assume half of the page, or all of a small
 * window.
 */
const sizes = 'auto, (width <= 1024px) 100vw, 50vw'

interface PhotographProps {
  of: Photo
  className?: string | undefined
  /** Shows the whole picture, as for a company's mark; otherwise it is cropped to fill a drawing's place. */
  whole?: boolean
}

/** A photograph in the place of a drawing. */
export function Photograph({ of: { photo, alt }, className, whole = false }: PhotographProps) {
  const { src, width, height, srcSet } = photo
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
      data-photo={whole ? 'whole' : 'filling'}
    />
  )
}
