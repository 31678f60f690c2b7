import type { SiteSearch } from '#search/site-search.ts'
import type { Answers } from '#server/answers/answers.ts'
import type { TitleLists } from '#server/answers/title-lists.ts'
import type { TryOuts } from '#server/answers/try-outs.ts'
import type { Subscriptions } from '#server/consent/subscriptions.ts'
import type { Erasure } from '#server/erasure/erasure.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { ContentFacts } from '#server/site/content-facts.ts'
import type { Submissions } from '#server/submissions/submissions.ts'

/** All that a page rendered on demand may use of the server. No secret is among it. */
export interface Services {
  /** Whether there is a mail server, for words that promise letters. */
  readonly sendsMail: boolean
  readonly submissions: Submissions
  readonly subscriptions: Subscriptions
  readonly erasure: Erasure
  readonly answers: Answers
  readonly tryOuts: TryOuts
  readonly titleLists: TitleLists
  readonly limits: Pick<Limits, 'take'>
  readonly search: SiteSearch
  readonly photoCards: ContentFacts['photoCards']
}
