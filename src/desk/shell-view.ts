import type { Desk } from '#desk/desk.ts'
import type { Shell } from '#desk/shell-props.ts'
import { countWaiting } from '#desk/waiting.ts'
import type { Session } from '#server/access/sessions.ts'
import { mostCounted } from '#server/leads/lead-filter.ts'

/** The navigation: current screen, user, and counts of waiting entries. */
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
