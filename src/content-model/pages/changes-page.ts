import data from '#content/words/changes.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import type { ChangeKind } from '#content-model/change-kinds.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['changes']>(data)

/** Visible changes of one day. */
export interface ChangeDay {
  /** As in `2026-11-22`. */
  readonly day: string
  readonly entries: readonly { readonly kind: ChangeKind; readonly title: string; readonly text: string }[]
}

export const changesPage = said.changesPage

/** Only true entries: each was released on that day and is visible to visitors. `{examples}` is their number. */
export const changes: readonly ChangeDay[] = said.changes
