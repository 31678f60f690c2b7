import type { ScreenName, Shell } from '#desk/views.ts'
import type { Session } from '#server/desk/access/sessions.ts'
import type { Desk } from '#server/desk/browser/desk.ts'
import { countWaiting } from '#server/desk/operations/waiting.ts'

/** What the rail says: where somebody is, who they are, and what waits. */
export async function shellOf({ reader }: Pick<Desk, 'reader'>, active: ScreenName, { who }: Session): Promise<Shell> {
  const { leads } = await countWaiting(reader)
  return { active, who, waiting: { inbox: leads } }
}
