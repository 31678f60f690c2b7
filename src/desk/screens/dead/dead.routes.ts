import { type Desk, posted, requestQuery, signedIn } from '#desk/desk.ts'
import { itemHref, nextOf, readItemsAddress } from '#desk/parts/items-address.ts'
import { fields, paths } from '#desk/paths.ts'
import { deadLetterView } from '#desk/screens/dead/dead.view.ts'
import { showsFlash, withFlash } from '#desk/screens/inbox/inbox-address.ts'
import { wayOf } from '#desk/screens/inbox/lead.view.ts'
import { leadsNamed } from '#desk/screens/inbox/lead-actions.ts'
import type { Flash } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { type DeadLetter, deleteDeadLetters, readDeadLetters, retryDeliveries } from '#server/outbox/dead-letters.ts'

/** Most dead letters on the screen, the newest. */
const mostShown = 200

const late: Flash = { kind: 'notice', text: 'It was retried or deleted by then. Nothing was done twice.' }

/** Adds the screen of dead letters: retrying and discarding them. */
export function addDead(desk: Desk): void {
  const { app, database, reader, clock, settings, show, audit, lastActions, notify } = desk

  app.get(paths.dead, async (request, reply) => {
    const session = signedIn(request)
    const address = requestQuery(request)
    const { at, asks } = readItemsAddress(address)
    const flash = showsFlash(address) ? lastActions.of(session.id)?.flash : undefined
    const letters = await readDeadLetters(reader, { limit: mostShown })
    const shell = await shellOf(desk, 'dead', session)
    return show(reply, {
      screen: 'dead',
      shell,
      ...(flash && { flash }),
      here: paths.dead,
      ...(at !== undefined && { at }),
      letters: letters.map((letter) =>
        deadLetterView(letter, { now: clock.now(), asks: asks && letter.id === at, settings }),
      ),
      more: moreText(letters.length, shell.waiting.dead ?? 0),
    })
  })

  app.post(paths.retryDead, async (request, reply) => {
    const session = signedIn(request)
    const { chosen, next } = await choose(posted(request))
    const ids = chosen.map(({ id }) => id)
    const retried = ids.length === 0 ? 0 : await retryDeliveries(database, { dead: ids }, clock.now())
    const [first] = chosen
    if (retried > 0) {
      notify()
      await audit.record(session.who, 'retry', named(chosen))
    }
    const what = first?.isLetter ? 'The letter' : first && wayOf(first)
    const text =
      retried === 1 && what !== undefined ? `${what} is being tried.` : `${retried} deliveries are being tried.`
    lastActions.note(session.id, { flash: retried > 0 ? { kind: 'done', text } : late })
    return reply.redirect(next, 303)
  })

  app.post(paths.deleteDead, async (request, reply) => {
    const session = signedIn(request)
    const { chosen, next } = await choose(posted(request))
    const ids = chosen.map(({ id }) => id)
    const deleted = ids.length === 0 ? [] : await deleteDeadLetters(database, ids)
    const gone = chosen.filter(({ id }) => deleted.includes(id))
    if (gone.length > 0) await audit.record(session.who, 'delete', `Delivery of ${named(gone).toLowerCase()}`)
    const text = gone.every(({ isLetter }) => isLetter) ? 'Deleted.' : 'Deleted. The lead is still there.'
    lastActions.note(session.id, { flash: gone.length > 0 ? { kind: 'done', text } : late })
    return reply.redirect(next, 303)
  })

  /** The posted dead letters that still are dead, and the address that shows the next one. */
  async function choose(body: URLSearchParams): Promise<{ chosen: readonly DeadLetter[]; next: string }> {
    const ids = body.getAll(fields.delivery).slice(0, mostShown)
    const next = nextOf(
      (await readDeadLetters(reader, { limit: mostShown })).map(({ id }) => id),
      ids,
    )
    return {
      chosen: ids.length === 0 ? [] : await readDeadLetters(reader, { ids }),
      next: withFlash(new URL(itemHref(paths.dead, next), 'http://desk')),
    }
  }
}

function moreText(shown: number, all: number): string {
  if (all <= shown) return ''
  return `${all.toLocaleString('en-US')} dead letters. The newest ${shown} are here; the others move up as these go.`
}

/** Leads and channels, without the names of people. */
function named(letters: readonly DeadLetter[]): string {
  const channels = [...new Set(letters.map(({ channel }) => channel))].join(' and ')
  const leads = [...new Set(letters.map(({ leadId }) => leadId))]
  return `${leadsNamed(leads, letters.every(({ isLetter }) => isLetter) ? 'Letter' : 'Lead')}, ${channels}`
}
