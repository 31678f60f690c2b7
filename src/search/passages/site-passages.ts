import { getCollection } from 'astro:content'
import { inOrder } from '#content-model/collections/entries.ts'
import { readOpenParts } from '#content-model/collections/open-parts.ts'
import type { SampleEntry } from '#content-model/collections/samples.ts'
import { isReachable } from '#content-model/pages/company.ts'
import { archivePath, casePath, memberPath, projectPath, routes, slug } from '#content-model/routes.ts'
import { type Invented, markInvented } from '#search/answer/invented.ts'
import {
  authors,
  cases,
  examples,
  legal,
  plans,
  posts,
  projects,
  questions,
  services,
  team,
} from '#search/passages/entry-passages.ts'
import { type KnownQuestions, wordingsIn } from '#search/passages/facts.ts'
import { readDetails } from '#search/passages/page-details.ts'
import { about, log, straightFace } from '#search/passages/pages-with-lists.ts'
import type { Passage } from '#search/passages/passages.ts'
import { pages } from '#search/passages/plain-pages.ts'
import type { Printed } from '#search/passages/printed.ts'
import { askedAs } from '#search/question/asked-as.ts'

/**
 * All texts of the parts that are there, in passages. The content exists only in code that Astro bundles or serves, so the
 * server loads this module from the build; see scripts/build/content-modules.ts.
 */
export async function readPassages(settings: Printed): Promise<readonly Passage[]> {
  const kinds = [
    posts,
    authors,
    services,
    projects,
    cases,
    questions,
    plans,
    team,
    legal,
    about,
    straightFace,
    log,
    pages,
    readDetails,
    examples,
  ]
  const collected = await Promise.all(kinds.map((kind) => kind(settings)))
  const { leads } = await readOpenParts()
  const passages = collected
    .flat(2)
    .filter(({ href }) => leads(href))
    .map((passage) => ({ ...passage, keywords: `${passage.keywords} ${askedAs(passage.href)}`.trim() }))
  return markInvented(passages, await readInvented(settings))
}

/** The wordings of questions about the site. */
export async function readAsked(): Promise<KnownQuestions> {
  const all = (await getCollection('facts')).map(({ data }) => data)
  return {
    facts: all.flatMap(({ facts = [] }) => facts),
    uncovered: all.flatMap(({ uncovered = '' }) => wordingsIn(uncovered)),
  }
}

/** All people and companies that are marked as samples. Team members are known by their first names, too. */
async function readInvented({ officeEmail }: Printed): Promise<Invented> {
  const isSample = ({ data }: { data: SampleEntry }) => data.sample === true
  const [team, projects, cases, brands, reviews] = await Promise.all([
    inOrder('team').then((all) => all.filter(isSample)),
    inOrder('projects').then((all) => all.filter(isSample)),
    inOrder('cases').then((all) => all.filter(isSample)),
    inOrder('brands').then((all) => all.filter(isSample)),
    inOrder('testimonials').then((all) => all.filter(isSample)),
  ])
  return {
    pages: new Set([
      ...team.flatMap(({ id, data }) => [routes.team, memberPath(id), archivePath(data.title)]),
      ...projects.map(({ id }) => projectPath(id)),
      ...cases.flatMap(({ data }) => [routes.cases, casePath(slug(data.title))]),
      ...(isReachable(officeEmail) ? [] : [routes.office]),
      ...(brands.length > 0 ? [routes.clients] : []),
      ...(reviews.length > 0 ? [routes.testimonials] : []),
    ]),
    names: team.flatMap(({ data }) => [data.title, data.title.split(' ')[0] ?? '']),
  }
}
