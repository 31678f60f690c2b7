import { brand } from '#content-model/brand.ts'
import { type SocialKind, socialKinds } from '#content-model/kinds.ts'

/** An icon that links to a person's profile, or to the front page of a network for an invented person. */
export interface Profile {
  readonly name: string
  readonly letters: string
  readonly href: string
  /** The address is the network's front page. */
  readonly front?: true
}

type Social = Readonly<Partial<Record<SocialKind, string>>>

/** The profiles whose addresses are known. */
export const profilesOf = (social: Social): Profile[] => iconsOf({ social })

/**
 * A person's icons on their own page. Real people have those of their profiles. Invented people have all eight; without an
 * address an icon leads to the network's front page, which belongs to no stranger.
 */
export function iconsOf({ social, sample }: { social: Social; sample?: true | undefined }): Profile[] {
  return Object.entries(socialKinds).flatMap(([kind, { name, letters, front }]): Profile[] => {
    const href = social[kind as SocialKind]
    if (href !== undefined) return [{ name, letters, href }]
    return sample ? [{ name, letters, href: front, front: true }] : []
  })
}

/** The company's profiles on the networks that the settings name. A front page is a sample of one. */
export const companyProfiles = (settings: { readonly socialLinkedin: string; readonly socialInstagram: string }) =>
  [companyProfile('linkedin', settings.socialLinkedin), companyProfile('instagram', settings.socialInstagram)].filter(
    ({ front }) => !front || brand.sample,
  )

/** The company's icon of a network. The address is a setting; its default is the network's front page. */
function companyProfile(kind: SocialKind, href: string): Profile {
  const { name, letters, front } = socialKinds[kind]
  return { name, letters, href, ...(href === front && { front: true as const }) }
}
