import type { CollectionEntry } from 'astro:content'
import type { Person, Service } from 'schema-dts'
import { serviceCategories } from '#content-model/kinds.ts'
import { organization, profilesAmong } from './organization.ts'
import type { ThingsOf } from './things.ts'

/** The structured data of a member's page; empty for an invented person. */
export const personThings =
  ({ data }: CollectionEntry<'team'>): ThingsOf =>
  ({ siteUrl, url }) => {
    if (data.sample) return []
    const sameAs = profilesAmong(Object.values(data.social))
    const who = {
      '@type': 'Person',
      '@id': `${url}#person`,
      url,
      name: data.title,
      jobTitle: data.designation,
      description: data.author_para,
      worksFor: organization(siteUrl),
      ...(sameAs.length > 0 && { sameAs }),
    } satisfies Person
    return [who]
  }

export const serviceThings =
  ({ data }: CollectionEntry<'services'>): ThingsOf =>
  ({ siteUrl, url, description }) => {
    const offered = {
      '@type': 'Service',
      '@id': `${url}#service`,
      url,
      name: data.title,
      description,
      serviceType: serviceCategories[data.cate],
      provider: organization(siteUrl),
      areaServed: { '@type': 'Country', name: 'United States' },
    } satisfies Service
    return [offered]
  }
