/** The floor under a poster's object. It extends far beyond the poster's edges, for places that show more around it. */
export function Floor({ y, fill }: { y: number; fill: string }) {
  return <rect x="-600" y={y} width="1500" height="600" fill={fill} />
}
