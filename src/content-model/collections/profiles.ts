import { type SocialKind, socialKinds } from '#content-model/kinds.ts'

/** An icon that links to a person's profile, or to the front page of a network for an invented person. */
export interface Profile {
  readonly name: string
  readonly letters: string
  readonly href: string
  /** The address is the network's front page. */
  readonly front?: true
}

interface Person {
  readonly social: Readonly<Partial<Record<SocialKind, string>>>
  readonly sample?: true | undefined
}

/**
 * A person's icons. Real people have the profiles whose addresses are known. Invented people have all eight; without an
 * address an icon links to the network's front page, which belongs to no stranger.
 */
export function profilesOf({ social, sample }: Person): Profile[] {
  return Object.entries(socialKinds).flatMap(([kind, { name, letters, front }]): Profile[] => {
    const href = social[kind as SocialKind]
    if (href !== undefined) return [{ name, letters, href }]
    return sample ? [{ name, letters, href: front, front: true }] : []
  })
}

/** The company's icon of a network. The address is a setting; its default is the network's front page. */
export function companyProfile(kind: SocialKind, href: string): Profile {
  const { name, letters, front } = socialKinds[kind]
  return { name, letters, href, ...(href === front && { front: true as const }) }
}
