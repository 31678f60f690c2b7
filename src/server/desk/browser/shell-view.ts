import type { Shell } from '#desk/view-parts.ts'
import type { Session } from '#server/desk/access/sessions.ts'
import type { Desk } from '#server/desk/browser/desk.ts'
import { mostCounted } from '#server/desk/operations/lead-filter.ts'
import { countWaiting } from '#server/desk/operations/waiting.ts'

/** What the rail says: where somebody is, who they are, and what waits. */
export async function shellOf(
  { reader }: Pick<Desk, 'reader'>,
  active: Shell['active'],
  { who }: Session,
): Promise<Shell> {
  const { leads, comments, suspects, deadLetters } = await countWaiting(reader)
  return {
    active,
    who,
    waiting: { inbox: leads, comments, spam: suspects, dead: deadLetters },
    more: leads === mostCounted,
  }
}
