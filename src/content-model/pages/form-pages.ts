import betaData from '#content/words/beta.json' with { type: 'json' }
import comingSoonData from '#content/words/coming-soon.json' with { type: 'json' }
import contactData from '#content/words/contact.json' with { type: 'json' }
import eraseData from '#content/words/erase.json' with { type: 'json' }
import newsletterData from '#content/words/newsletter.json' with { type: 'json' }
import quoteData from '#content/words/quote.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { allOf, anyOf } from '#content-model/word-series.ts'

const betaWords = branded<Words['beta']>(betaData)

/** Words for a site with and without mail, which is known only at runtime. */
export const byMail = <Said>(
  { withMail, withoutMail }: { withMail: Said; withoutMail: Said },
  sendsMail: boolean,
): Said => (sendsMail ? withMail : withoutMail)

export const betaPage = {
  ...betaWords.betaPage,
  /** The terms beside the form: the offer, its time, its price. A term that names services or prices takes some. */
  terms: (services: readonly string[], prices: readonly string[], sendsMail: boolean) =>
    betaWords.betaPage.terms
      .filter(
        ({ text }) =>
          (services.length > 0 || !text.includes('{services}')) && (prices.length > 0 || !text.includes('{prices}')),
      )
      .map(({ term, text }) => ({
        term,
        text: filled(text, {
          services: allOf(services),
          prices: anyOf(prices),
          letters: byMail(betaWords.betaPage.letters, sendsMail),
        }),
      })),
}

const comingSoonWords = branded<Words['coming-soon']>(comingSoonData)

export const comingSoonPage = comingSoonWords.comingSoonPage

const contactWords = branded<Words['contact']>(contactData)

export const contactPage = contactWords.contactPage

const eraseWords = branded<Words['erase']>(eraseData)

/** Hours for which a link that erases an address works. */
export const linkHours = 24

/** The page that erases an address's data, and its form on the privacy policy. */
export const erasePage = {
  ...eraseWords.erasePage,
  stale: filled(eraseWords.erasePage.stale, { linkHours }),
}

const newsletterWords = branded<Words['newsletter']>(newsletterData)

export const newsletterPage = newsletterWords.newsletterPage

const quoteWords = branded<Words['quote']>(quoteData)

export const quotePage = quoteWords.quotePage
