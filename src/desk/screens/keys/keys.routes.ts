import { type Desk, signedIn } from '#desk/desk.ts'
import { paths } from '#desk/paths.ts'
import { shellOf } from '#desk/shell-view.ts'

export function addKeys(desk: Desk): void {
  desk.app.get(paths.keys, async (request, reply) =>
    desk.show(reply, { screen: 'keys', shell: await shellOf(desk, 'keys', signedIn(request)) }),
  )
}
