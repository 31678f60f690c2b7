import type { ComponentProps } from 'react'

const paths = {
  chevron: 'M5 7.5l5 5 5-5',
  envelope: 'M3.5 4.5h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM3 6l7 5 7-5',
  clock: 'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 0 1 0-15ZM10 6v4l2.5 1.5',
  phone: 'M4 3.5h3l1.5 4-2 1.5a9 9 0 0 0 4.5 4.5l1.5-2 4 1.5v3a1 1 0 0 1-1 1A13.5 13.5 0 0 1 3 4.5a1 1 0 0 1 1-1Z',
  pin: 'M10 17.5c3.5-4 5.5-6.8 5.5-9.5a5.5 5.5 0 0 0-11 0c0 2.7 2 5.5 5.5 9.500ZM10 6.250a1.75 1.75 0 1 1 0 3.500a1.75 1.75 0 0 1 0-3.500Z',
  copy: 'M9.5 7.500h5.500a2 2 0 0 1 2 2v5.500a2 2 0 0 1-2 2h-5.500a2 2 0 0 1-2-2v-5.500a2 2 0 0 1 2-2ZM12.5 4.500v-.5a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v7.500a1 1 0 0 0 1 1h.5',
  again: 'M4 13.500A7 7 0 1 0 3.2 8M4 17v-3.500h3.5',
  check: 'M4.5 10.500l3.5 3.5 7.5-8',
  close: 'M3.5 3.500l13 13M16.5 3.500l-13 13',
  menu: 'M2 6.500h16M2 13.500h16',
  next: 'M3.5 10h13M11.5 5l5 5-5 5',
  previous: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  search: 'M8.75 3a5.75 5.75 0 1 1 0 11.500a5.75 5.75 0 0 1 0-11.500ZM13 13l4.5 4.5',
  play: 'M6 3.500v13l11-6.500Z',
} as const

export type IconName = keyof typeof paths

/** A sign on a 20 px grid. Decorative: its control has the accessible name. */
export function Icon({ name, ...props }: ComponentProps<'svg'> & { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
