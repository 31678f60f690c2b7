import data from '#content/words/search.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled, filledByCount } from '#content-model/filled.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { words } from '#content-model/site.ts'

const said = branded<Words['search']>(data)

/** The search field of the header, the menu and the blog. */
export const searchField = { path: routes.search, label: words.search, placeholder: words.searchPlaceholder } as const

export const searchPage = {
  ...said.searchPage,
  form: {
    ...said.searchPage.form,
    path: routes.search,
    placeholder: words.searchPlaceholder,
    button: words.search,
  },
  /** @param shown how many of them the page shows */
  count: (count: number, query: string, shown: number) =>
    filled(count > shown ? said.searchPage.count.best : filledByCount(said.searchPage.count, count), {
      count,
      query,
      shown,
    }),
  ideas: said.searchPage.ideas.map((idea) => ({
    label: idea,
    href: `${routes.search}?${new URLSearchParams({ q: idea })}`,
  })),
  nothing: {
    ...said.searchPage.nothing,
    action: {
      ...said.searchPage.nothing.action,
      label: words.contact,
    },
  },
}
