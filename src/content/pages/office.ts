import { routes } from '#content/routes.ts'

/** Whether mail can reach this address. One below .example is nobody’s (RFC 2606), and so is the office that comes with it. */
export const isReachable = (email: string): boolean => !email.endsWith('.example')

export const officePage = {
  title: 'Our Office',
  description: 'Where the Deadpan office is, when it is open, how to reach it and what is in the kitchen.',
  lead: 'A place to sit and work, with chairs that were chosen for sitting.',
  place: {
    ground: 'mint',
    object: 'traffic-cone',
    subtitle: 'Where it is',
    text: 'A plain building. If you pass something remarkable, you have gone too far.',
    action: { label: 'Meet the team', href: routes.team },
  },
  reach: {
    row: {
      ground: 'tomato',
      object: 'phone',
      subtitle: 'How to reach it',
      action: { label: 'Write instead', href: routes.contact },
    },
    real: {
      title: 'It answers',
      text: 'The phone is picked up by a person, who says the name of the company and then waits.',
    },
    /** For as long as the number and the address are the ones that the site comes with. */
    sample: {
      title: 'It would answer',
      text: 'The number is fictitious. If it rang, a person would pick it up, say the name of the company and then wait.',
    },
  },
  kitchen: {
    ground: 'sky',
    object: 'espresso-cup',
    subtitle: 'The kitchen',
    title: 'One kettle, one toaster',
    text: 'The kettle is for visitors. The toaster has been on since we moved in, and people book time to stand near it.',
    action: { label: 'See what it is making', href: routes.comingSoon },
  },
} as const
