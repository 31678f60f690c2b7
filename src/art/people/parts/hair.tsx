// Long hair and a bun have two parts: the back is below the shoulders, the front over the head.

interface HairProps {
  color: string
}

export function BunBack({ color }: HairProps) {
  return (
    <>
      <circle cx="80" cy="18" r="16" fill={color} />
      <path d="M40 74a40 44 0 0 1 80 0v10H40Z" fill={color} />
    </>
  )
}

export function BunFront({ color }: HairProps) {
  return <path d="M47 62a33 33 0 0 1 66 0q-21 2-33-10q-12 12-33 10Z" fill={color} />
}

export function BobBack({ color }: HairProps) {
  return <path d="M38 60a42 42 0 0 1 84 0v46a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8Z" fill={color} />
}

export function BobFront({ color }: HairProps) {
  return <path d="M46 60a34 34 0 0 1 68 0Z" fill={color} />
}

export function LongHairBack({ color }: HairProps) {
  return <path d="M36 62a44 44 0 0 1 88 0v82H36Z" fill={color} />
}

export function LongHairFront({ color }: HairProps) {
  return <path d="M46 66V60a34 34 0 0 1 68 0v5a50 42 0 0 1-42-25a44 40 0 0 1-26 26Z" fill={color} />
}

export function ShortHair({ color }: HairProps) {
  return <path d="M46 68V58a34 34 0 0 1 68 0v10q-2-14-12-18H58q-10 4-12 18Z" fill={color} />
}

export function Quiff({ color }: HairProps) {
  return <path d="M46 58a20 20 0 0 1 18-32h36a18 18 0 0 1 14 30q-30 4-40-8q-8 12-28 10Z" fill={color} />
}

export function Beard({ color }: HairProps) {
  return <path d="M48 78v10a32 34 0 0 0 64 0V78q-8 6-15 6H63q-7 0-15-6Z" fill={color} />
}
