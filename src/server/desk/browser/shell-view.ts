import type { ScreenName, Shell } from '#desk/views.ts'
import type { Session } from '#server/desk/access/sessions.ts'
import type { Desk } from '#server/desk/browser/desk.ts'
import { countWaiting } from '#server/desk/operations/waiting.ts'

/** What the rail says: where somebody is, who they are, and what waits. */
export async function shellOf(
  { database }: Pick<Desk, 'database'>,
  active: ScreenName,
  { who }: Session,
): Promise<Shell> {
  const { leads } = await countWaiting(database)
  return { active, who, waiting: { inbox: leads } }
}
