/** Addresses of the bundle's files, and the site's name. */
export interface Frame {
  readonly stylesheet: string
  readonly script: string
  readonly product: string
  readonly siteUrl: string
}

/** Screens in the navigation. */
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

/** Content of the navigation. */
export interface Shell {
  readonly active: ScreenName | 'keys'
  readonly who: string
  /** Number of waiting entries by screen; absent for zero. */
  readonly waiting: Readonly<Partial<Record<ScreenName, number>>>
  /** Whether counting of leads stopped at the limit. */
  readonly more?: boolean
}

/** A message about the last action or an error. */
export interface Flash {
  readonly kind: 'done' | 'trouble' | 'notice' | 'busy'
  readonly text: string
  /** A link onwards. */
  readonly link?: { readonly label: string; readonly href: string }
  /** The undo button. */
  readonly press?: { readonly label: string; readonly path: string }
}

/** One answer of a form. */
export interface SentField {
  readonly label: string
  /** Empty when it was left so. */
  readonly text: string
  readonly href?: string
  /** Links in place of a text. */
  readonly links?: readonly { readonly label: string; readonly href: string }[]
}

/** A button. */
export interface Action {
  readonly label: string
  /** A shorter label for narrow windows. */
  readonly short?: string
  /** Address that it posts to. */
  readonly path: string
  readonly verb?: string
  readonly kind: 'primary' | 'outline' | 'bare'
  readonly destructive?: boolean
  /** The key that presses it. */
  readonly key?: string
  /** Whether it is a link, to a page that asks first or to another program, instead of a post. */
  readonly opens?: boolean
  /** Hidden fields, where the address does not name the entry. */
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
  /** Whether counting stopped at the limit. */
  readonly more?: boolean
  readonly active: boolean
}

/** A question before a deletion, in the place of the buttons. */
export interface Question {
  readonly text: string
  readonly path: string
  readonly keepHref: string
  /** Hidden fields of the answer. */
  readonly posts: readonly (readonly [name: string, value: string])[]
}

/** Common to screens with a list of items, each with its own buttons. */
export interface ItemsView {
  readonly shell: Shell
  readonly flash?: Flash
  /** The address of this view. */
  readonly here: string
  /** The item that comes next after an action. */
  readonly at?: string
}
