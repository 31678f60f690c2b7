import type { TitleTexts } from '#content-model/title-texts.ts'
import type { SiteSearch } from '#search/site-search.ts'
import { stays } from '#server/backups/move-database.ts'
import { createNightlyCopies } from '#server/backups/nightly-copies.ts'
import { createRemovalList } from '#server/backups/removal-list.ts'
import { createAutoreply } from '#server/leads/autoreply.ts'
import { createSearchIndex } from '#server/leads/search-index.ts'
import { createSubmissions } from '#server/leads/submissions.ts'
import { channelsFrom } from '#server/outbox/channels/configured-channels.ts'
import { lettersChannel } from '#server/outbox/channels/letters.ts'
import { createDigest } from '#server/outbox/digest.ts'
import { createOutbox, type Outbox } from '#server/outbox/outbox.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createFileCheck } from '#server/platform/database/file-check.ts'
import { openReadyDatabase } from '#server/platform/database/ready-database.ts'
import { closeReader, openReader } from '#server/platform/database/sqlite-reader.ts'
import { noRemovalList, type RemovalList } from '#server/platform/database/suppressions.ts'
import { endEach } from '#server/platform/end-each.ts'
import { createLimits, type Limits } from '#server/platform/limits/limits.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { createErasure } from '#server/privacy/erasure.ts'
import { createHousekeeping } from '#server/privacy/housekeeping.ts'
import { createNightlyRewrite } from '#server/privacy/rewrites.ts'
import { openService } from '#server/questions/ai/open-service.ts'
import { createAnswers } from '#server/questions/answers.ts'
import { lazyTitleLists, lazyTryOuts } from '#server/questions/lazy-try-outs.ts'
import { createResultCounts } from '#server/questions/result-counts.ts'
import type { Services } from '#server/services.ts'
import { createLists } from '#server/subscribers/mailing-lists.ts'
import { createSubscriptions } from '#server/subscribers/subscriptions.ts'
import { createPageViews, type PageViews } from '#server/visits/page-views.ts'
import { createCommentBoard } from '#server/web/prerendered/comment-board.ts'
import type { PrerenderedPages } from '#server/web/prerendered/prerendered-pages.ts'
import type { ContentFacts } from '#server/web/prerendered/read-content-facts.ts'
import type { Gate } from '#wit/gate/gate.ts'
import type { Drawer } from '#wit/nearest/nearest.ts'

export interface OpenedServices {
  readonly services: Services
  /** The connection that saves. */
  readonly database: Database
  /** A connection for reading alone: its queries keep no visitor waiting. */
  readonly reader: Database
  readonly limits: Limits
  /** The list of erased and unsubscribed addresses. */
  readonly removals: RemovalList
  /** Not started yet. */
  readonly outbox: Outbox
  readonly pageViews: Omit<PageViews, 'start' | 'stop'>
  /** Puts approved comments into these pages of posts, from now on. */
  showComments(pages: Pick<PrerenderedPages, 'find'>, posts: ContentFacts['posts']): Promise<void>
  /** Starts the periodic tasks. */
  start(): void
  /** Names of the channels for forms that the settings turn on. */
  readonly channels: readonly string[]
  /**
   * Stops all that was started and closes the database. Let requests end first.
   * @param deadlineMs milliseconds for running deliveries, 5000 by default
   */
  close(deadlineMs?: number): Promise<void>
}

export interface ServicesParts {
  readonly search: SiteSearch
  readonly loadDrawer: () => Promise<Drawer>
  /** Loads the build's data of the gate, once for all. */
  readonly loadGate: () => Promise<Gate>
  readonly loadTitleTexts: () => Promise<TitleTexts>
  /** Cards of posts that open with a photograph; empty by default. */
  readonly photoCards?: ContentFacts['photoCards']
  /** Entries that the build leaves out; empty by default. */
  readonly waiting?: ContentFacts['waiting']
  readonly metrics?: Pick<Metrics, 'countCompletion'> | undefined
  readonly log?: Log
  readonly clock?: Clock
  readonly random?: () => number
}

/**
 * Opens the services behind the pages: database with its tables up to date, channels, submissions, limits and outbox.
 * @throws SettingsError when the database can't be used, or the error that stopped the migration
 */
export async function openServices(settings: Settings, parts: ServicesParts): Promise<OpenedServices> {
  const {
    search,
    loadDrawer,
    loadGate,
    loadTitleTexts,
    photoCards = {},
    waiting = [],
    metrics,
    log = createLog(settings),
    clock = systemClock,
    random = Math.random,
  } = parts
  const database = await openReadyDatabase(settings)
  await stays(database)
  // Creates the key: without it, a copy could not be matched with later removals.
  await addressHasher(database)
  const reader = openReader(database, settings)
  const removals = settings.backupDir === undefined ? noRemovalList : createRemovalList(database, settings.backupDir)
  const service = await openService(settings, { database, clock, log, ended: metrics?.countCompletion })
  const channels = channelsFrom(settings)
  const letters = lettersChannel(settings)
  const ways = letters ? [...channels, letters] : channels
  const outbox = createOutbox({ database, channels: ways, clock, random, log })
  const searchIndex = createSearchIndex({ database, clock, log })
  const notify = () => {
    outbox.notify()
    searchIndex.notify()
  }
  const lists = createLists(database, settings)
  const autoreply = createAutoreply(settings)
  const submissions = createSubmissions({ database, channels, lists, autoreply, clock, log, notify })
  const subscriptions = createSubscriptions({ database, channels, removals, clock, log, notify: outbox.notify })
  const erasure = createErasure({ settings, database, reader, removals, clock, log, notify: outbox.notify })
  const pageViews = createPageViews({ database, clock, log })
  let board: ReturnType<typeof createCommentBoard> | undefined
  const limits = createLimits(settings, database)
  const answers = createAnswers({
    settings,
    service: service?.completion,
    search,
    loadGate,
    limits,
    clock,
    log,
  })
  const counts = createResultCounts({ database, clock, log })
  const tryOuts = lazyTryOuts({
    settings,
    writing: settings.aiTry ? service?.writing : undefined,
    limits,
    loadDrawer,
    loadGate,
    counts,
    clock,
    log,
  })
  const titleLists = lazyTitleLists({ limits, loadGate, loadTitleTexts, clock, log })
  const housekeeping = createHousekeeping({ settings, database, clock, log })
  const rewrite = createNightlyRewrite({ database, clock, log })
  const fileCheck = createFileCheck({ database, reader, clock, log })
  const copies = createNightlyCopies({ settings, database, removals, clock, log })
  const digest = createDigest({ settings, database, waiting, clock, log, notify: outbox.notify })
  return {
    services: {
      submissions,
      subscriptions,
      erasure,
      answers,
      tryOuts,
      titleLists,
      limits,
      search,
      photoCards,
      sendsMail: settings.smtp !== undefined,
    },
    database,
    reader,
    limits,
    removals,
    outbox,
    pageViews,
    async showComments(pages, posts) {
      board = createCommentBoard({ database, pages, posts, clock, log })
      await board.start()
    },
    start() {
      outbox.start()
      erasure.start()
      searchIndex.start()
      pageViews.start()
      counts.start()
      housekeeping.start()
      digest.start()
      rewrite.start()
      copies.start()
      fileCheck.start()
    },
    channels: channels.map(({ name }) => name),
    async close(deadlineMs) {
      const steps = {
        outbox: () => outbox.stop(deadlineMs),
        erasure: erasure.stop,
        searchIndex: searchIndex.stop,
        pageViews: pageViews.stop,
        counts: counts.stop,
        housekeeping: housekeeping.stop,
        digest: digest.stop,
        rewrite: rewrite.stop,
        copies: copies.stop,
        fileCheck: fileCheck.stop,
        board: board?.stop,
        service: service?.close,
      }
      await endEach(steps, log)
      await endEach({ reader: () => closeReader(reader), database: () => database.destroy() }, log)
    },
  }
}
