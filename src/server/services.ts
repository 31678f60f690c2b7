import type { SiteSearch } from '#search/site-search.ts'
import type { Submissions } from '#server/leads/submissions.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Erasure } from '#server/privacy/erasure.ts'
import type { Answers } from '#server/questions/answers.ts'
import type { TitleLists } from '#server/questions/title-lists.ts'
import type { TryOuts } from '#server/questions/try-outs.ts'
import type { Subscriptions } from '#server/subscribers/subscriptions.ts'
import type { ContentFacts } from '#server/web/prerendered/read-content-facts.ts'

/** The parts of the server that a page rendered on demand may use. They contain no secrets. */
export interface Services {
  /** Whether there is a mail server, for texts that promise letters. */
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
