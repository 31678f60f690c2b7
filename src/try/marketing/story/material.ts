/** The lengths of a script, in seconds. */
export const lengths = [6, 15, 30, 60] as const
export type Length = (typeof lengths)[number]

export type Orientation = 'portrait' | 'landscape' | 'square'
export type Light = 'dark' | 'even' | 'bright'

/** A color and the share of the picture that it takes, 0 to 1. */
export interface Swatch {
  readonly hex: string
  /** Its everyday name, such as "dark blue". */
  readonly name: string
  readonly share: number
}

interface Measured {
  readonly name: string
  /** In pixels, after rotation. */
  readonly width: number
  readonly height: number
  /** Undefined where the browser could not decode the picture. */
  readonly light?: Light | undefined
  /** Largest area first. */
  readonly palette: readonly Swatch[]
}

export interface StoryPhoto extends Measured {
  readonly kind: 'photo'
  /** Whether it moves, such as a GIF of several pictures. */
  readonly moves?: boolean
}

/** A stretch of a video between two cuts, in seconds. */
export interface VideoShot {
  readonly from: number
  readonly to: number
}

export interface Video extends Measured {
  readonly kind: 'video'
  readonly seconds: number
  /** In order, as far as the video was sampled; empty where it was not. */
  readonly shots: readonly VideoShot[]
}

/** The measurements of a file. */
export type Footage = StoryPhoto | Video

/** Seconds of a video that are sampled. Of the rest only the length is known. */
export const lookedAt = 60

/** A file that was not read, and the number of read files before it in the list. */
export interface Unread {
  readonly name: string
  readonly before: number
  /** Whether it might have shown something, so that it counts where things belong to files in order. */
  readonly shows: boolean
}

/** The material of a script: the visitor's fields and the browser's measurements. */
export interface Material {
  readonly product: string
  /** The things to be seen, as typed. May be empty. */
  readonly seen: string
  /** The audience, as typed. May be empty. */
  readonly audience: string
  readonly length: Length
  readonly footage: readonly Footage[]
  /** Files that were chosen and not read. */
  readonly unread?: readonly Unread[]
  /** How the product's words are taken: as they were typed, those on paper so and then the keys, or first what matters most. */
  readonly order?: 'typed' | 'keys' | 'matters'
  /** Whether sentences may go on from the paper to a picture, and from one to the next. */
  readonly inPieces?: boolean
  /** Whether the words have the time of the story's own lines. */
  readonly isTerse?: boolean
}

/** Least ratio of the longer side to the shorter at which a picture is called wide or upright. */
export const clearly = 1.15

/** The ratio of a picture's longer side to its shorter one. */
export const ratioOf = ({ width, height }: Pick<Footage, 'width' | 'height'>): number =>
  Math.max(width, height) / Math.max(1, Math.min(width, height))

/** Pixels of the longer side below which a picture is called small. */
const smallBelow = 200

export const isSmall = ({ width, height }: Pick<Footage, 'width' | 'height'>): boolean =>
  Math.max(width, height) < smallBelow

/** Largest difference of two sides, as a share, at which a picture counts as square. */
const squareWithin = 0.02

export function orientationOf({ width, height }: Pick<Footage, 'width' | 'height'>): Orientation {
  if (Math.abs(width - height) <= squareWithin * Math.max(width, height)) return 'square'
  return width > height ? 'landscape' : 'portrait'
}
