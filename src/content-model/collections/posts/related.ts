/** The fields of a post that decide which posts are related. */
export interface Relative {
  id: number
  category: string
  date: Date
}

/**
 * The posts to read next for every post: those of its category first, then any, in both cases the nearest in time.
 * Sorts once and then looks only at neighbors, so the cost is that of sorting.
 *
 * @param posts with unique ids, in any order
 * @param count how many each post gets; fewer when there are not that many others
 * @returns ids of the related posts by id, the closest first
 */
export function relatedPosts(posts: readonly Relative[], count: number): Map<number, readonly number[]> {
  const line = [...posts].sort(newestFirst)
  const families = Map.groupBy(line, ({ category }) => category)
  const places = new Map(
    [...families.values()].flatMap((family) => family.map((post, place) => [post, place] as const)),
  )
  return new Map(
    line.map((post, place) => {
      const kin = nearest(families.get(post.category) ?? [], places.get(post) ?? 0, count)
      const rest = kin.length < count ? nearest(line, place, count + kin.length) : []
      const others = rest.filter(({ category }) => category !== post.category)
      return [post.id, [...kin, ...others].slice(0, count).map(({ id }) => id)]
    }),
  )
}

export const newestFirst = (one: Relative, other: Relative) =>
  other.date.getTime() - one.date.getTime() || other.id - one.id

/** The posts beside `place` in a list sorted by time, nearest first; of two equally near, the newer. */
function nearest(line: readonly Relative[], place: number, count: number): Relative[] {
  const found: Relative[] = []
  let [newer, older] = [place - 1, place + 1]
  const distance = (at: number) =>
    Math.abs((line[at]?.date.getTime() ?? Number.POSITIVE_INFINITY) - (line[place]?.date.getTime() ?? 0))
  while (found.length < count) {
    const post = line[distance(newer) <= distance(older) ? newer-- : older++]
    if (!post) break
    found.push(post)
  }
  return found
}
