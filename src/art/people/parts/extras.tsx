export function Glasses({ color }: { color: string }) {
  return (
    <g fill="none" stroke={color} strokeWidth="4">
      <circle cx="62.4" cy="72" r="10.5" />
      <circle cx="97.6" cy="72" r="10.5" />
      <path d="M73 72h14" />
    </g>
  )
}

export function Earrings({ color }: { color: string }) {
  return (
    <>
      <circle cx="44" cy="98" r="6" fill={color} />
      <circle cx="116" cy="98" r="6" fill={color} />
    </>
  )
}
