import type { Section } from './answers.ts'

interface Edit {
  readonly said: string | RegExp
  readonly now: string
}

const section = (title: string): Edit => ({
  said: new RegExp(String.raw`^## ${title}\n[\s\S]*?(?=^## )`, 'm'),
  now: '',
})

/** What the policy says of the writing tool, and of questions where there is no page for them. */
const policy = (asks: boolean): readonly Edit[] => [
  {
    said: 'A sentence you try, a search and a question are answered and not kept, unless you bring the sentence along to a form.',
    now: asks ? 'A search and a question are answered and not kept.' : 'A search is answered and not kept.',
  },
  { said: ', and anyone aged 13 or over may try a sentence', now: '' },
  {
    said: 'takes a sentence you tried and a plan, if you bring them along',
    now: 'takes a plan, if you bring one along',
  },
  {
    said: 'in a form, in a comment, on the question page or in a sentence you try',
    now: asks ? 'in a form, in a comment or on the question page' : 'in a form or in a comment',
  },
  { said: ' What we count of our own lines is under [Trying a sentence](#trying-a-sentence).', now: '' },
  { said: ', to run the beta', now: '' },
  ...(asks ? [] : [section('The question page')]),
  section('Trying a sentence'),
  section('Photos and videos'),
  { said: /\bbeta( sign-up)?\b/g, now: 'sign-up' },
]

const terms = (description: string, asks: boolean): readonly Edit[] => [
  { said: ' and its free try-out', now: '' },
  {
    said: ' Anyone aged 13 or over may try a sentence. To sign up, you must also be in the United States.',
    now: ' To sign up, you must be aged 13 or over, and in the United States.',
  },
  {
    said: /(?<=^## The service\n\n)[\s\S]*?(?=^## )/m,
    now: `${[
      description,
      `This website describes what we do and takes messages and sign-ups.${
        asks ? ' Answers of the question page are put together by software and can be wrong.' : ''
      } Nothing here is legal, medical or financial advice.`,
    ].join('\n\n')}\n\n`,
  },
  {
    said: /^What you type, and any file[\s\S]*?same right to it\.$/m,
    now: 'What you type remains yours. You allow us to process it as far as needed to answer you.',
  },
  {
    said: /^Trying the tools[\s\S]*?taxes may apply\.$/m,
    now: 'Reading this site is free. Prices are in US dollars, and taxes may apply.',
  },
  {
    said: 'A paid plan begins only after you confirm it with us separately, at the price shown to you at that moment.',
    now: 'Nothing is bought here. An order begins only after you confirm it with us separately, at the price told to you at that moment.',
  },
  { said: ' The beta in particular may change or end without notice.', now: '' },
]

/** The shipped legal texts without what they say of the writing tool, by file. What was said otherwise already stays. */
export function youngLegal(
  shipped: { readonly policy: string; readonly terms: string },
  { description, sections }: { readonly description: string; readonly sections: readonly Section[] },
) {
  const asks = sections.includes('chat')
  const edited = (text: string, edits: readonly Edit[]) =>
    edits.reduce((now, edit) => now.replace(edit.said, () => edit.now), text)
  return { policy: edited(shipped.policy, policy(asks)), terms: edited(shipped.terms, terms(description, asks)) }
}
