import { routes } from '#content/routes.ts'

/**
 * What is never joked about. The rows and their order are the gate's (`src/wit/gate`), which leaves these sentences as they
 * are; here are the words of each.
 */
export const straightFacePage = {
  title: 'Where we never joke',
  lines: ['Where we', 'never joke'],
  description:
    'Kinds of sentence that Deadpan leaves as they are: product claims, layoffs, outages, recalls, health, severe weather, consent, and a few more.',
  lead: 'Some sentences come back exactly as serious as they went in. Seven kinds get a heading here, and the rest get a sentence.',
  ground: 'yolk',
  object: 'traffic-cone',
  subjects: {
    claims: {
      title: 'Product claims',
      text: 'What a product cures, proves, earns or guarantees. If a lawyer would want a footnote, the sentence keeps its face.',
    },
    layoffs: { title: 'Layoffs', text: 'Jobs that end, under any name they are given, “rightsizing” included.' },
    outages: {
      title: 'Outages',
      text: 'Something people rely on has stopped. Maintenance that was announced may smile. A fault may not.',
    },
    recalls: {
      title: 'Recalls',
      text: 'A product to stop using. The model, the lot number and the instruction stay where they were put.',
    },
    health: {
      title: 'Health',
      text: 'Illness, injury, medicine, disability, grief. Vitamins, when they promise anything.',
    },
    'severe-weather': {
      title: 'Severe weather',
      text: 'Warnings, closures, evacuations. Light rain is still available.',
    },
    consent: {
      title: 'Consent',
      text: 'Privacy notices, terms, cookie banners, anything that ends in “I agree.” People should know what they said yes to.',
    },
  },
  /** What else the gate leaves alone, by its own kinds, as the end of a sentence. */
  also: {
    before: 'The same goes for',
    kinds: {
      'self-harm': 'self-harm',
      death: 'death',
      addiction: 'addiction',
      violence: 'violence',
      abuse: 'abuse',
      children: 'harm to children',
      religion: 'faith',
      'protected-groups': 'identity',
      misfortune: 'divorce, debt, private misfortune',
      profanity: 'sentences that swear',
    },
  },
  unchanged: {
    label: 'What it does to a recall',
    panes: ['You type.', 'We keep a straight face.', 'So do your readers.'],
    face: 'A face. Its mouth is straight.',
    sentence: 'We are recalling the K2 kettle, lots 0417 to 0422. Unplug it and do not use it.',
    before: ['Customers', 'Recall'],
    after: ['Unchanged', 'Dryness: none'],
  },
  legal: {
    title: 'For Legal',
    lines: ['For', 'Legal'],
    lead: 'You may have been sent this page by Marketing. They would like to use Deadpan. Here is what it does to a sentence, with the part you are looking for first.',
    terms: [
      {
        term: 'Facts stay',
        text: 'Your sentence comes back word for word, and the joke comes after it. A result that has changed a name, a number, a date, a price or a link is thrown away before anyone reads it.',
      },
      {
        term: 'What is added',
        text: 'What a connected service writes may bring no number, name, guarantee or discount that the sentence did not have; it is thrown away if it does. Our own lines do arithmetic with your numbers, and may make something up about mornings, lunch or tape. Read them before you send them. They come after your sentence and can be deleted.',
      },
      {
        term: 'A gate goes first',
        text: 'Every sentence is checked against this list before anything is written, and what a connected service writes is checked again. When in doubt it stays serious. On 450 grave sentences it had not seen, three still got a joke. Tested in November 2026.',
      },
      {
        term: 'A person sends it',
        text: 'Deadpan has no send button. The last reader before your customers is one of yours.',
      },
      {
        term: 'Nothing is kept',
        text: 'What is typed into a try-out is neither stored nor logged by us. If a connected service writes the answer, the page names it beside the button.',
        link: { before: 'The', label: 'Privacy Policy', href: routes.privacy, after: 'says so in longer sentences.' },
      },
    ],
    actions: [
      { label: 'Tell us one we missed', href: routes.contact },
      { label: 'Try it on your own', href: routes.try },
    ],
  },
} as const
