import { routes } from '#content/routes.ts'

export const comingSoonPage = {
  title: 'Coming soon',
  description: 'Something is in the toaster. Leave an e-mail address and hear about it once, when it pops up.',
  waiting: 'Something is in the toaster. It will pop up when it is ready and not a moment before.',
  ready: 'The toast is up. Nobody has told the heading. Leave an address and you will hear of the next slice.',
  countdown: {
    label: 'Time left',
    until: 'It pops up on',
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    done: 'Our Site is Ready to Go!',
  },
  way: { label: 'Go in', href: routes.home },
} as const
