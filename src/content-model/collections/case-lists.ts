import { inOrder } from '#content-model/collections/entries.ts'
import { casePath, slug } from '#content-model/routes.ts'

/**
 * Every case study by the slug of its title, with its neighbors in the order of ids. The first and the last are
 * neighbors.
 */
export async function casesInCircle() {
  const cases = await inOrder('cases')
  const places = cases.map((study) => ({ href: casePath(slug(study.data.title)), study, title: study.data.title }))
  return places.map((place, index) => ({
    ...place,
    previous: places.at(index - 1) ?? place,
    next: places[(index + 1) % places.length] ?? place,
  }))
}
