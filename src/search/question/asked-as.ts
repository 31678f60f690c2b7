import { routes } from '#content-model/routes.ts'

/** Words that visitors use for a thing and its page does not, by the address of the passage. */
const words: Readonly<Record<string, string>> = {
  [`${routes.pricing}#basic`]: 'free zero cheapest',
  [`${routes.pricing}#can-i-switch-plans-later`]: 'upgrade downgrade discount',
  [`${routes.pricing}#what-happens-if-i-delete-my-account`]: 'close',
  [`${routes.privacy}#who-it-covers`]: 'children minors age limit minimum',
  [`${routes.privacy}#what-we-leave-alone`]: 'cookies tracking trackers ads third party local storage',
  [`${routes.privacy}#why-we-use-it`]: 'purpose',
  [`${routes.privacy}#the-question-page`]: 'chat answers history store save ai model chatgpt openai',
  [`${routes.privacy}#photos-and-videos`]: 'upload images pictures server',
  [`${routes.privacy}#where-a-form-goes`]: 'share sell third parties',
  [`${routes.privacy}#network-addresses`]: 'ip log logs',
  [`${routes.privacy}#how-long-we-keep-it`]: 'retention store data',
  [`${routes.privacy}#deleting-your-account-and-your-data`]: 'gdpr ccpa',
  [`${routes.privacy}#seeing-or-correcting-it`]: 'access copy copies export rights california data correct',
  [`${routes.terms}#the-service`]: 'real fake samples reviews people clients',
  [`${routes.terms}#who-may-use-it`]: 'eligible age children available outside country states united canada use',
  [`${routes.terms}#your-content`]: 'own owner ownership copyright rights license write',
  [`${routes.terms}#acceptable-use`]: 'allowed forbidden rules prohibited',
  [`${routes.terms}#prices-and-payment`]: 'credit card trial try tools',
  [`${routes.terms}#liability`]: 'guarantee sue damages responsible',
  [`${routes.terms}#availability`]: 'uptime sla downtime guarantee',
  '/blog-details/1#when-to-leave-it-out': 'avoid',
  '/blog-details/4#when-not-to': 'avoid joke funny',
  '/service-details/ad-scripts': 'radio television tv commercial video',
  '/service-details/annual-reports': 'investor shareholder letter',
  '/service-details/button-labels': 'microcopy interface ui ux',
  '/service-details/chatbot-voice': 'ai assistant conversation',
  '/service-details/content-creation': 'seo social posts',
  '/service-details/documentation': 'technical writing developer docs',
  '/service-details/job-posts': 'hiring ads recruiting listing',
  '/service-details/out-of-office-replies': 'vacation auto responder away message outofoffice',
  '/service-details/slide-decks': 'pitch presentation powerpoint keynote speech',
  '/service-details/status-pages': 'downtime incident outage',
  '/service-details/subject-lines': 'email newsletter open rate write',
  '/service-details/titles-descriptions': 'seo meta google snippet',
  '/service-details/writing': 'sentence rewrite email blog joke',
  '/team-details/dot-hargreaves': 'customer support help',
  '/team-details/ines-okafor': 'founder ceo boss',
  '/team-details/mei-lin-zhou': 'engineer developer software',
  '/team-details/tomas-leal': 'designer logo drew',
}

/** Further search words of a passage; empty for most. */
export const askedAs = (href: string): string => words[href] ?? ''

/** Every address that has further words, for the test that each still exists. */
export const renamedPlaces: readonly string[] = Object.keys(words)
