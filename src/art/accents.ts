/** The five accents of the palette. Ink text stands on each of them. */
export const accents = ['yolk', 'tomato', 'sky', 'mint', 'lilac'] as const
export type Accent = (typeof accents)[number]
