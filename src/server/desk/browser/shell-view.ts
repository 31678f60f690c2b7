import type { ScreenName, Shell } from '#desk/views.ts'
import type { Session } from '#server/desk/access/sessions.ts'
import type { Desk } from '#server/desk/browser/desk.ts'

/** What the rail says: where somebody is, who they are, and what waits. */
export async function shellOf(_desk: Pick<Desk, 'database'>, active: ScreenName, { who }: Session): Promise<Shell> {
  return { active, who, waiting: {} }
}
