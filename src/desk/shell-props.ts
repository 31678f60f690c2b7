/** Where the bundle's files are, and what the site is called. */
export interface Frame {
  readonly stylesheet: string
  readonly script: string
  readonly product: string
  readonly siteUrl: string
}

/** Screens that the rail leads to. */
export type ScreenName =
  | 'inbox'
  | 'comments'
  | 'spam'
  | 'dead'
  | 'subscribers'
  | 'announce'
  | 'numbers'
  | 'flat'
  | 'health'

/** What the rail says. */
export interface Shell {
  readonly active: ScreenName | 'keys'
  readonly who: string
  /** How much waits at a screen; nothing, where nothing does. */
  readonly waiting: Readonly<Partial<Record<ScreenName, number>>>
  /** More leads may wait than were counted. */
  readonly more?: boolean
}

/** A strip that says what was just done, or what went wrong. */
export interface Flash {
  readonly kind: 'done' | 'trouble' | 'notice' | 'busy'
  readonly text: string
  /** The way on. */
  readonly link?: { readonly label: string; readonly href: string }
  /** The way back: a button that posts. */
  readonly press?: { readonly label: string; readonly path: string }
}

/** One answer of a form. */
export interface SentField {
  readonly label: string
  /** Empty when it was left so. */
  readonly text: string
  readonly href?: string
  /** In place of a text. */
  readonly links?: readonly { readonly label: string; readonly href: string }[]
}

/** Something that a button does. */
export interface Action {
  readonly label: string
  /** The same where there is less room. */
  readonly short?: string
  /** What is posted, and where to. */
  readonly path: string
  readonly verb?: string
  readonly kind: 'primary' | 'outline' | 'bare'
  readonly grave?: boolean
  /** The key that does the same. */
  readonly key?: string
  /** A page that asks first, or an address for another program, in place of a post. */
  readonly opens?: boolean
  /** What is posted along, where the address does not say which one is meant. */
  readonly posts?: Question['posts']
}

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface Tab {
  readonly label: string
  readonly href: string
  readonly count?: number
  /** There may be more than were counted. */
  readonly more?: boolean
  readonly active: boolean
}

/** A question that is asked before something is deleted, in the place of the buttons. */
export interface Question {
  readonly text: string
  readonly path: string
  readonly keepHref: string
  /** What is posted with the answer. */
  readonly posts: readonly (readonly [name: string, value: string])[]
}

/** What screens have in common that list one thing below the other, each with its own buttons. */
export interface ItemsView {
  readonly shell: Shell
  readonly strip?: Flash
  /** The address that shows this. */
  readonly here: string
  /** The item that comes next after an action. */
  readonly at?: string
}
