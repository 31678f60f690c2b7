/** The five accents of the palette. Text on them is ink. */
export const accents = ['yolk', 'tomato', 'sky', 'mint', 'lilac'] as const
export type Accent = (typeof accents)[number]
