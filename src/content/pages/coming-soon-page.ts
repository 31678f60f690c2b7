import { routes } from '#content/routes.ts'

export const comingSoonPage = {
  title: 'Coming soon',
  description: 'Something is in the toaster. Leave an email address and hear when it pops up.',
  waiting: 'Something is in the toaster. It will pop up when it is ready and not a moment before.',
  ready:
    'It is ready. The heading is the last to know. Leave an email address and we will write about whatever comes next.',
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
