import { type Command, NotThere, noWords, readWords } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { createAudit } from '#server/access/audit.ts'
import {
  commandLine,
  createSignInLinks,
  linkMinutes,
  signInPath,
  tokenParameter,
} from '#server/access/sign-in-links.ts'
import { systemClock } from '#server/platform/clock.ts'

export const open: Command = {
  name: 'open',
  usage: 'open [--json]',
  summary: `a link into the desk in the browser; works once, within ${linkMinutes} minutes`,
  details: [
    '--json  for a program, { "url": … }',
    '',
    'The site has to run. The page behind the link has the button that signs in.',
  ],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    noWords(rest)
    const { desk: on, deskUrl } = desk.settings
    if (!on) throw new NotThere('DESK=off leaves the desk out. Take that away and start the site again.')
    const url = await withDatabase(desk, async (database) => {
      const row = await database
        .selectFrom('desk_listeners')
        .select('url')
        .orderBy('opened_at', 'desc')
        .executeTakeFirst()
      const origin = deskUrl ?? row?.url
      if (origin === undefined) throw new NotThere('The desk is not open. Start the site: npm start')
      const token = await createSignInLinks(database, systemClock).make({ who: commandLine, how: 'link' })
      await createAudit(database, systemClock).record(commandLine, 'make-link')
      return `${origin}${signInPath}?${tokenParameter}=${token}`
    })
    desk.print(
      json
        ? `${JSON.stringify({ url }, null, 2)}\n`
        : `Open this within ${linkMinutes} minutes. It works once, after a press on its page.\n\n  ${url}\n`,
    )
  },
}
