/** What a poster's object stands on. It runs far past the poster's edges, for places that show more around it. */
export function Floor({ y, fill }: { y: number; fill: string }) {
  return <rect x="-600" y={y} width="1500" height="600" fill={fill} />
}
