export const casesPage = {
  title: 'Case Studies',
  description: 'Three jobs from brief to boardroom: what Deadpan wrote, how it was measured and what came of it.',
  lead: 'Three jobs, and the same two numbers each time. We checked the calculator, and it stands by them.',
  roi: 'ROI increase',
  visits: 'Website visits per month',
  read: 'Read Case Study',
  /** The film's name, told from the case's. */
  film: (title: string) => `${title}, the film`,
  others: { label: 'Other case studies', previous: 'Previous', next: 'Next' },
  solutions: 'Solutions',
  finished: {
    title: 'Work We Finished',
    counters: [
      { value: 10, sign: '+', label: 'Years, rounded down' },
      { value: 1500, sign: '+', label: 'Projects, rounded up from eighteen' },
    ],
  },
} as const

/** What came of a case, as every place shows it. */
export const caseNumbers = ({ count_roi, count_visit }: { count_roi: number; count_visit: number }) => [
  { value: count_roi, sign: '%', label: casesPage.roi },
  { value: count_visit, sign: '+', label: casesPage.visits },
]
