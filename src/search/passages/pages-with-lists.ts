import { changeLog } from '#content-model/collections/change-log.ts'
import { readDrawer } from '#content-model/collections/drawer-data.ts'
import { inOrder } from '#content-model/collections/entries.ts'
import { samplesAmong } from '#content-model/collections/samples.ts'
import { changes, changesPage } from '#content-model/pages/changes-page.ts'
import { aboutPage, straightFacePage, termsForLegal } from '#content-model/pages/company.ts'
import { routes } from '#content-model/routes.ts'
import { allOf } from '#content-model/word-series.ts'
import { passagesOf } from '#search/passages/passages.ts'
import type { Printed } from '#search/passages/printed.ts'

export async function about(settings: Printed) {
  const [values, steps, team] = await Promise.all([inOrder('values'), inOrder('steps'), inOrder('team')])
  const { title } = aboutPage
  const rows = aboutPage.rows(samplesAmong(team.map(({ data }) => data)), settings)
  return [
    passagesOf({
      kind: 'Page',
      title,
      href: routes.about,
      parts: [
        ...rows.map(({ subtitle, title, text }) => ({ heading: subtitle, paragraphs: [`${title}.`, text] })),
        {
          heading: aboutPage.values.title,
          anchor: 'values',
          paragraphs: values.map(({ data }) => `${data.title}. ${data.para}`),
          keywords: 'values principles',
        },
        {
          heading: aboutPage.process.title,
          anchor: 'process',
          paragraphs: steps.map(({ data }) => `${data.title}. ${data.paragraph}`),
          keywords: 'process steps',
        },
      ],
    }),
  ]
}

export async function straightFace(settings: Printed) {
  const { title, description, lead, subjects, also, legal } = straightFacePage
  const rows = Object.values(subjects).map((row) => `${row.title}. ${row.text}`)
  const others = allOf(Object.values(also.kinds))
  return [
    passagesOf({
      kind: 'Page',
      title,
      href: routes.straightFace,
      parts: [
        {
          // The further kinds follow the sentence that they refer to.
          paragraphs: [`${description} ${also.before} ${others}.`, lead],
          keywords: 'off limits taboo sensitive serious topics refuse jokes limits',
          weight: 1.2,
        },
        { paragraphs: rows, keywords: 'off limits taboo sensitive serious topics refuse jokes limits', list: true },
        {
          heading: legal.title,
          paragraphs: [
            legal.lead,
            ...termsForLegal(settings).flatMap(({ term, text, figures }) => [
              `${term}. ${text}`,
              ...(figures?.rows ?? []).map(({ kind, tried, happened }) => `${kind}: ${tried}. ${happened}`),
            ]),
          ],
          keywords: 'lawyer compliance approval approve',
        },
      ],
    }),
  ]
}

export async function log() {
  const years = changeLog(changes, { examples: (await readDrawer()).length })
  const days = years.flatMap(({ days }) => days)
  return [
    passagesOf({
      kind: 'Page',
      title: changesPage.title,
      href: routes.changes,
      parts: [
        { paragraphs: [changesPage.description], keywords: 'changelog log news updates history new', weight: 1.2 },
        ...days.map(({ date, month, entries }) => ({
          paragraphs: [
            `${month.replace(' ', ` ${date}, `)}.`,
            ...entries.map((entry) => `${entry.title} ${entry.text}`),
          ],
          keywords: 'changelog new updates',
          list: true as const,
        })),
      ],
    }),
  ]
}
