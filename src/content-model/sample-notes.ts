/**
 * A page's note about its invented entries: what exactly is made up and, where a reader would doubt it, what is not. One
 * line for each kind of page.
 */
export const sampleNotes = {
  /** For a page without a line of its own. */
  any: 'The people, companies, reviews and figures on this page are made up. Yours would not be.',
  /** As long as mail can't reach the office's address. */
  office: 'The office is a sample, kitchen included. The contact form works.',
  officePeople: 'The people inside are samples.',
  team: 'These people are samples.',
  member: 'A sample person. The icons lead to the networks’ front pages.',
  projects: 'The clients are made up. The posters are not.',
  project: 'The client, the job and all that came of it are made up. The lines in quotation marks are ours.',
  cases: 'The clients are samples. Their growth is limited by not existing.',
  case: 'The client is a sample. Nothing has been measured yet.',
  service: 'Both clients and both jobs are samples.',
  posts: 'The authors and their stories are made up. The advice is not.',
  post: 'The author is a sample. The advice is not.',
  /** Below a real author's post, where authors of other posts are invented. */
  besidePost: 'Not everyone on this page exists. The author does.',
} as const

/** Notes for posts that mix invented and verifiable facts, by key. */
const postNotes: Readonly<Record<string, string>> = {
  '1': 'The author is a sample. The commas behave as described.',
  '2': 'We made up the people and the mailings. Congress made up the law.',
  '3': 'The people and the newsletter are made up. Printers are like that.',
  '4': 'The people and the barn are made up. The volcanoes are in the policy.',
  '5': 'We made up the people and the plant. You are welcome to check the arithmetic.',
}

/** @param key of the post */
export const postNote = (key: string): string => postNotes[key] ?? sampleNotes.post

/** Notes for projects whose client is not a company, by file name. */
const projectNotes: Readonly<Record<string, string>> = {
  'form-27-b': 'The county, the form and all that came of it are made up. The lines in quotation marks are ours.',
  'second-banana': 'This agency, its actors, the job and its year are made up. Howard is not free in March.',
}

/** @param id the name of the project's file */
export const projectNote = (id: string): string => projectNotes[id] ?? sampleNotes.project

/** All notes, for the checks of built pages. */
export const allSampleNotes: readonly string[] = [
  ...Object.values(sampleNotes),
  ...Object.values(postNotes),
  ...Object.values(projectNotes),
]
