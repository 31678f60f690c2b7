import type { Organization, SearchAction, WebSite } from 'schema-dts'
import { routes } from '#content-model/routes.ts'
import { product, site } from '#content-model/site.ts'
import type { ThingsOf } from './things.ts'

/** Google's own extension of schema.org: how a template of an address is filled. */
type SiteSearch = SearchAction & { readonly 'query-input': string }

const idOf = (siteUrl: string) => `${siteUrl}/#organization`

/** A short form of the organization, for use within other data. Home has the full one. */
export const organization = (siteUrl: string) =>
  ({ '@type': 'Organization', '@id': idOf(siteUrl), name: product, url: `${siteUrl}/` }) as const satisfies Organization

/**
 * The structured data of home: the organization and the site's search.
 *
 * @param profiles addresses of the organization elsewhere; front pages of networks are left out
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

/** Addresses of profiles, without the front pages of networks. */
export const profilesAmong = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.filter((address): address is string => !!address && new URL(address).pathname !== '/')
