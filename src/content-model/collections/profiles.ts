import { type SocialKind, socialKinds } from '#content-model/kinds.ts'

/** An icon that leads to somebody's profile, or to a network that a made-up person is not on. */
export interface Profile {
  readonly name: string
  readonly letters: string
  readonly href: string
  /** The network's front page: nobody's profile. */
  readonly front?: true
}

interface Person {
  readonly social: Readonly<Partial<Record<SocialKind, string>>>
  readonly sample?: true | undefined
}

/**
 * A person's icons: profiles whose addresses are known, and nothing guessed. Somebody made up has all eight; without an
 * address an icon leads to the network's front page, which belongs to no stranger.
 */
export function profilesOf({ social, sample }: Person): Profile[] {
  return Object.entries(socialKinds).flatMap(([kind, { name, letters, front }]): Profile[] => {
    const href = social[kind as SocialKind]
    if (href !== undefined) return [{ name, letters, href }]
    return sample ? [{ name, letters, href: front, front: true }] : []
  })
}

/** The company's icon of a network. The address is a setting; its default is the front page, where the company is not. */
export function companyProfile(kind: SocialKind, href: string): Profile {
  const { name, letters, front } = socialKinds[kind]
  return { name, letters, href, ...(href === front && { front: true as const }) }
}
