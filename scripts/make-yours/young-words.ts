import type { Words } from '#content-model/schemas/page-schemas.ts'
import type { Answers } from './answers.ts'

/** Some of the words of a file, at any depth. Lists are whole. */
type Some<Value> = Value extends readonly unknown[] | string | number | boolean
  ? Value
  : { readonly [Key in keyof Value]?: Some<Value[Key]> }
export type YoungWords = { readonly [File in keyof Words]?: Some<Words[File]> }

const contact = { label: 'Contact Us', href: '/contact' } as const
const about = { label: 'About Us', href: '/about-us' } as const
const launchList = { label: 'Join the launch list', href: '/coming-soon' } as const

/** A title in lines of about one length, three at most. */
export function inLines(title: string): string[] {
  const words = title.split(/\s+/)
  const most = Math.max(Math.ceil(title.length / 3), ...words.map((word) => word.length))
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last !== undefined && (joined.length <= most || lines.length === 3)) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

/** What has to be said otherwise where the shipped entries are gone: their names, their numbers, what they had in common. */
const emptied: YoungWords = {
  home: {
    home: {
      work: { aside: { real: 'Work that we are glad to show.' }, all: 'See all projects', posters: [] },
      testimonials: { quoted: [], aside: { real: 'In their own words.' } },
    },
  },
  team: { teamPage: { description: 'Who does what at {product}.', lead: 'The people of {product}.' } },
  clients: {
    clientsPage: {
      description: { real: 'Who {product} works for.' },
      lead: { real: 'Who we work for, and what we do there.' },
    },
  },
  projects: {
    projectGrids: {
      two: { description: 'Projects of {product}, two to a row.', lead: 'What we have made, two to a row.' },
      three: { description: 'Projects of {product}, three to a row.', lead: 'What we have made.' },
      four: { description: 'Projects of {product}, four to a row.', lead: 'What we have made, four to a row.' },
    },
    projectWidths: {
      three: {
        description: 'Projects of {product} with a sentence each, three to a row.',
        lead: 'What we have made, {from} to {to}.',
        further: [],
      },
      four: {
        description: 'Projects of {product} with a sentence each, four to a row.',
        lead: 'What we have made, {from} to {to}.',
        further: [],
      },
    },
  },
  cases: {
    casesPage: {
      title: 'Case Studies',
      description: 'Work of {product}, with what came of it.',
      lead: 'What was asked, what was done, and what came of it.',
      roi: 'ROI increase',
      visits: 'Monthly website visits',
    },
  },
  pricing: {
    pricingPage: {
      description: 'What {product} costs, by the month and by the year.',
      yearly: { description: 'What {product} costs by the year.' },
      status: 'The buttons lead to the sign-up, which keeps your choice.',
      notes: ['Prices are in US dollars.'],
    },
  },
  blog: {
    blogPage: { description: 'News from {product}.', lead: 'What is new here.' },
    categoryLeads: [],
    authorLeads: [],
  },
  search: { searchPage: { description: 'Search everything on the {product} site.', ideas: [] } },
  'ways-on': {
    waysOn: [
      { at: '/team-details/', text: 'Write to us. Real people read it.', links: ['contact'] },
      { at: '/team', text: 'Write to us. Real people read it.', links: ['contact', 'about'], whole: true },
      { at: '/case-study', text: 'Yours could be next.', links: ['quote', 'prices'], whole: true },
      { at: '/case-details/', text: 'Yours could be next.', links: ['quote', 'contact'] },
      { at: '/service-one/', text: 'Say what you need, and a price comes by email.', links: ['quote', 'prices'] },
      { at: '/project-grid-two', text: 'Yours could be next.', links: ['quote', 'cases'] },
      { at: '/chat-gpt', text: 'If these pages cannot answer, ask a person.', links: ['contact'] },
      {
        at: '/privacy-policy',
        text: 'Questions about this page are answered by a person. Say which heading you mean.',
        links: ['contact'],
      },
      { at: '/testimonials', text: 'Say how it went for you.', links: ['contact', 'clients'] },
      { at: '/our-clients', text: 'Say what you need.', links: ['quote', 'contact'] },
    ],
  },
}

/** What has to be said otherwise by a site without the writing tool. */
const toolless = ({ title = '{product}', description, sections }: Answers): YoungWords => {
  const byUs = { software: 'By us', people: 'By us' }
  const letters = 'You hear from us when there is something new.'
  const waiting = 'You hear from us when there is something new, as soon as this site can send mail.'
  const launch = 'Leave an email address for one letter, on the day something new opens.'
  return {
    home: {
      home: {
        title,
        titleLines: inLines(title),
        description,
        promise: description,
        note: 'Five fields, and a letter when there is something new.',
        how: { aside: 'One thing after the other.', steps: [] },
        testimonials: { title: 'What people say' },
        services: {
          aside: { before: '{software} of', all: '{all}', after: '.' },
          software: 'First of all',
          people: { title: 'And also', text: '{count} more. Say what you need, and a price comes by email.' },
        },
        action: { title: 'Write to us', text: 'A person reads it and answers.', actions: [contact, about] },
      },
    },
    site: {
      site: { rights: 'All rights reserved.' },
      footer: {
        newsletterText: 'Hear from us when there is something new.',
        newsletterNote: 'We write when there is something to say.',
      },
      menu: [
        { label: 'Services', href: '/service-one/' },
        { label: 'Projects', href: '/project-grid-two' },
        { label: 'Case Studies', href: '/case-study' },
        { label: 'Pricing', href: '/pricing-table' },
        { label: 'Blog', href: '/blog-grid/' },
        about,
        { label: 'Team', href: '/team' },
        { label: 'Our Clients', href: '/our-clients' },
        { label: 'Testimonials', href: '/testimonials' },
        { label: 'Our Office', href: '/our-office' },
        { label: 'Ask it straight', href: '/chat-gpt' },
        { label: 'Changes', href: '/changes' },
      ],
    },
    about: {
      aboutPage: {
        description: 'What {product} does, and how to reach it.',
        lead: description,
        rows: [
          {
            ground: 'lilac',
            object: 'loaf',
            subtitle: 'What we do',
            title: '{product}',
            text: description,
            action: contact,
          },
        ],
        values: { title: 'What we mean', lines: ['What', 'we mean'] },
        process: { title: 'How we work', aside: 'One thing after the other.' },
        action: {
          title: 'Write to us',
          text: 'A person reads it and answers.',
          actions: sections.includes('office')
            ? [contact, { label: 'Our Office', href: '/our-office' }]
            : [contact, launchList],
        },
      },
    },
    contact: {
      contactPage: {
        description: 'Tell {product} what you need. A person reads it and replies by hand.',
        lead: 'Questions, orders, complaints: type it here. A person reads it and answers by email.',
        replies: 'A person replies, which can take some days.',
      },
    },
    office: {
      officePage: {
        real: {
          description: 'The address and hours of {product}, the phone number and the mailbox.',
          lead: 'Where to find us, when, and how to write.',
        },
        place: { text: 'Come in.' },
        reach: { row: { subtitle: 'How to reach us' }, real: { title: 'Call us', text: 'A person picks up.' } },
        kitchen: {
          ground: 'sky',
          object: 'envelope',
          subtitle: 'What comes next',
          title: 'One letter',
          text: 'It comes on the day something new opens.',
          action: launchList,
        },
      },
    },
    services: {
      servicesByCategory: {
        description: 'What {product} does, by category.',
        lead: 'What we do, and for whom.',
        today: { title: 'What we do', aside: 'Say what you need.' },
      },
      categoryAsides: {
        design: 'How it looks.',
        development: 'How it is made.',
        'online-marketing': 'How people hear of it.',
        business: 'For companies.',
        technology: 'How it runs.',
        'content-strategy': 'What is said, and where.',
      },
      serviceWords: { marks: byUs, byHand: 'Made by us.', bySoftware: 'Made by us.' },
    },
    quote: {
      quotePage: {
        description: 'Leave a name, an email and a number. The price comes by email.',
        lead: 'Say what you need. We call about it, and the price comes by email.',
        free: 'The quote is free, and binds nobody.',
      },
    },
    beta: {
      betaPage: {
        title: 'Sign up',
        lines: ['Sign', 'up'],
        description: 'Sign up with {product}: five fields, and a letter when there is something new.',
        lead: 'Sign up, and you get a letter when there is something new.',
        terms: [
          { term: 'The letter', text: '{letters}' },
          { term: 'Who', text: 'Customers in the United States, aged 13 or over. Under 18, a parent says yes first.' },
        ],
        letters: { withMail: letters, withoutMail: waiting },
      },
    },
    newsletter: {
      newsletterPage: {
        withMail: {
          description:
            'Leave an email address. {product} will write when there is something new or the privacy policy changes.',
          lead: 'You hear from us when there is something new, and when the privacy policy changes. Every letter has a way to leave.',
        },
        withoutMail: {
          description:
            'Leave an email address. {product} will write when there is something new or the privacy policy changes, as soon as this site can send mail.',
          lead: 'You hear from us when there is something new, and when the privacy policy changes. This site can’t send mail yet, so your address waits for the first letter. Every letter has a way to leave.',
        },
      },
    },
    'coming-soon': {
      comingSoonPage: {
        withMail: { description: launch, lead: `${launch} Before it, another one asks whether the address is yours.` },
        withoutMail: {
          description: launch,
          lead: `${launch} This site can’t send mail yet.`,
        },
        countdown: { until: 'It opens on' },
      },
    },
    'beta-form': {
      betaForm: {
        title: 'Five fields, and you are on the list.',
        purposes: ['News', 'Orders', 'Working with us', 'Something else'],
        reset: 'The form is empty again.',
      },
    },
    'contact-form': {
      contactForm: {
        title: 'Tell us what you need.',
        help: 'Say what it is about.',
        reset: 'The form is empty again.',
      },
    },
    'quote-form': {
      quoteForm: {
        next: {
          anywhere: 'We call about it once, and the price comes by email.',
          people: 'Say that you want this one. We call about it, and the price comes by email.',
          software: 'Say that you want this one. We call about it, and the price comes by email.',
        },
        prices: {
          anywhere: 'Some prices are fixed, and stand on',
          people: 'Some prices are fixed, and stand on',
          software: 'Some prices are fixed, and stand on',
        },
      },
    },
    'not-found': {
      notFoundPage: {
        description: 'There is no page at this address. Others are below.',
        text: 'There is no page at this address. These are there.',
        drawers: { pages: { title: 'All pages' }, services: 'Services', blog: { real: 'Blog' } },
      },
    },
    search: {
      searchPage: {
        lead: 'Type what you are looking for.',
        object: 'filing-cabinet',
        idle: 'Nothing asked yet.',
        nothing: { text: 'Nothing on this site has these words.' },
      },
    },
    pricing: { breakEven: { last: { text: '{plan}. {both}' } } },
    testimonials: { testimonialsPage: { lead: { real: 'What they said, in their own words.' } } },
    consent: {
      confirmPage: {
        ready: 'One press puts your address on the list. Until then it is on none.',
        unknown:
          'Part of it got lost on the way. Open the one in our letter again, or sign up again. Nothing was changed.',
      },
      leavePage: {
        used: 'You have left already, so nothing was left to do.',
        unknown:
          'Part of it is missing. Use the link in any of our letters. Without a letter, erase your address: that takes it off every list as well.',
      },
      confirmLetter: { not: 'If it was not you, do nothing. You are on no list, and there is no reminder.' },
      toMany: { feature: 'You get this because you signed up for news at {site}.' },
      autoreply: {
        arrived: 'Your message arrived on {day}, at {time} UTC. A person reads it.',
        nobody: 'This letter is automatic. The answer will not be.',
      },
    },
    erase: { erasePage: { done: 'Erased from our database.' } },
    'ways-on': { ways: { cases: 'See the case studies' } },
  }
}

/** The words of a young company, over the shipped ones. The first file that has a word wins over none; later ones over earlier. */
export const youngWords = (answers: Answers): readonly YoungWords[] =>
  answers.sections.includes('try') ? [emptied] : [emptied, toolless(answers)]
