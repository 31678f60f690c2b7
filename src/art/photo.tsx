/** A picture file that stands where a drawing's name could. */
export interface Photo {
  /** The copies that the build made, and the size of the original in px. */
  readonly photo: {
    readonly src: string
    readonly width: number
    readonly height: number
    readonly srcSet?: string
    /** The copy that a social card is drawn with. */
    readonly card?: string
  }
  /** What it shows, for those who can't see it. */
  readonly alt: string
}

/**
 * How wide a photograph is shown. A browser that knows `auto` measures the place; others take it for half of the page, and
 * all of a small window.
 */
const sizes = 'auto, (width <= 1024px) 100vw, 50vw'

interface PhotographProps {
  of: Photo
  className?: string | undefined
  /** Shows all of it, as a company's mark needs; otherwise it fills the place of a drawing. */
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
