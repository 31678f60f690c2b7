/** How long a script may be, in seconds. */
export const lengths = [6, 15, 30, 60] as const
export type Length = (typeof lengths)[number]

export type Orientation = 'portrait' | 'landscape' | 'square'
export type Light = 'dark' | 'even' | 'bright'

/** A color of a picture and how much of the picture it takes, 0 to 1. */
export interface Swatch {
  readonly hex: string
  /** Its everyday name, such as "dark blue". */
  readonly name: string
  readonly share: number
}

interface Measured {
  readonly name: string
  /** In pixels, as the picture is seen. */
  readonly width: number
  readonly height: number
  /** Missing where the browser could not look at the picture itself. */
  readonly light?: Light | undefined
  /** Most frequent first. */
  readonly palette: readonly Swatch[]
}

export interface StoryPhoto extends Measured {
  readonly kind: 'photo'
}

/** A stretch of a video between two cuts, in seconds. */
export interface VideoShot {
  readonly from: number
  readonly to: number
}

export interface Video extends Measured {
  readonly kind: 'video'
  readonly seconds: number
  /** In order, as far as the video was looked at. Empty where it was not. */
  readonly shots: readonly VideoShot[]
}

/** What was measured of a file. */
export type Footage = StoryPhoto | Video

/** Seconds of a video that are looked at. Of what comes later only the length is known. */
export const lookedAt = 60

/** All that a script is made of: what the visitor typed and what the browser measured. */
export interface Material {
  readonly product: string
  /** What is to be seen, as typed. May be empty. */
  readonly seen: string
  /** For whom, as typed. May be empty. */
  readonly audience: string
  readonly length: Length
  readonly footage: readonly Footage[]
}

/** Sides that differ by less than a fiftieth look equal. */
const squareWithin = 0.02

export function orientationOf({ width, height }: Pick<Footage, 'width' | 'height'>): Orientation {
  if (Math.abs(width - height) <= squareWithin * Math.max(width, height)) return 'square'
  return width > height ? 'landscape' : 'portrait'
}
