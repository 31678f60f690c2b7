import type { Organization, SearchAction, WebSite } from 'schema-dts'
import { routes } from '#content-model/routes.ts'
import { product, site } from '#content-model/site.ts'
import type { ThingsOf } from './things.ts'

/** Google's own extension of schema.org: how a template of an address is filled. */
type SiteSearch = SearchAction & { readonly 'query-input': string }

const idOf = (siteUrl: string) => `${siteUrl}/#organization`

/** The organization where it is named beside something else. Home says the rest. */
export const organization = (siteUrl: string) =>
  ({ '@type': 'Organization', '@id': idOf(siteUrl), name: product, url: `${siteUrl}/` }) as const satisfies Organization

/**
 * What home tells: whose site it is, and how it is searched.
 *
 * @param profiles addresses of the organization elsewhere; a network's front page is nobody's
 */
export const homeThings =
  (profiles: readonly (string | undefined)[]): ThingsOf =>
  ({ siteUrl }) => {
    const sameAs = profilesAmong(profiles)
    const search: SiteSearch = {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${routes.search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    }
    const whose = {
      ...organization(siteUrl),
      description: site.description,
      logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: '512', height: '512' },
      ...(sameAs.length > 0 && { sameAs }),
    } satisfies Organization
    const where = {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: product,
      url: `${siteUrl}/`,
      inLanguage: 'en-US',
      publisher: { '@id': idOf(siteUrl) },
      potentialAction: search,
    } satisfies WebSite
    return [whose, where]
  }

/** Addresses that lead to someone, not to all of a network. */
export const profilesAmong = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.filter((address): address is string => !!address && new URL(address).pathname !== '/')
