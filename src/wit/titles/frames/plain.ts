import type { Frames } from './frame.ts'

const none = { crisp: [], sandy: [] }

/** Whatever gets no joke. */
export const plain: Frames = {
  titles: {
    ...none,
    arid: [
      ': a clear overview and the usual questions',
      ': a plain overview of the main points',
      ': the main points in plain language',
      ': terms, explained in plain language and in order',
      ', explained in plain language',
      ': the basics, clearly explained',
      ': an overview in plain words',
      ': what to know and what to ask next',
      ': key points to know',
      ': a plain overview',
      ': key questions',
      ': an overview',
      ': the basics',
      ', explained',
      ': a guide',
    ],
  },
  openings: [
    '{K}: the main points in plain language, with the terms explained.',
    '{K}, explained clearly and without jargon.',
    '{K}: an overview of the basics and the usual questions.',
    '{K}, in plain language.',
  ],
  closings: [
    'Check the date of each page and the source of each figure.',
    'Terms are explained where they first appear.',
    'Note your questions while you read.',
  ],
}

/** Illnesses, treatments, drugs. */
export const medicine: Frames = {
  titles: { ...none, arid: [': what to know and what to ask a doctor', ': what to ask a doctor'] },
  openings: ['{K}: what to know, and what to ask a doctor or pharmacist.'],
  closings: [
    'Bring your questions to a doctor, who knows your case.',
    'For urgent symptoms, call a doctor or the emergency number.',
    'Check who wrote each page, and when.',
  ],
}

/** Loans, taxes, insurance. */
export const money: Frames = {
  titles: {
    ...none,
    arid: [': what to know before you decide', ': what to compare before you choose'],
  },
  openings: [
    '{K}: what to know, what to compare and what to ask.',
    '{K}: costs, terms and what to ask before you decide.',
  ],
  closings: [
    'Check the date of each page and the source of each figure.',
    'Rules differ from place to place, so confirm what applies to you.',
    'Read the details in full before you sign or choose anything.',
    'Ask a qualified adviser about your own situation.',
  ],
}

/** Law, and what is decided by it. */
export const law: Frames = {
  titles: { ...none, arid: [': what to know before you decide', ': rights, deadlines and first steps'] },
  openings: ['{K}: the terms, the deadlines and whom to ask.', '{K}: what to know first, and whom to ask.'],
  closings: [
    'Rules differ from place to place, so confirm what applies to you.',
    'Note every deadline, and ask a lawyer about your own case.',
    'Read every document in full before you sign.',
  ],
}

/** Lawyers, doctors, brokers: who is asked about the rest. */
export const counsel: Frames = {
  titles: {
    ...none,
    arid: [
      ': what to ask before the first appointment',
      ': how to choose, and what to ask first',
      ': experience, fees and first questions',
      ': what to ask at the first meeting',
      ': what to ask first',
      ': how to choose',
      ': what to ask',
      ': fees',
    ],
  },
  openings: [
    '{K}: how to choose, what to ask and what to bring.',
    '{K}: experience, costs and how to prepare for a first meeting.',
    '{K}: what to ask first.',
  ],
  closings: [
    'Ask about experience with cases like yours, and about costs.',
    'Check the license with the authority that grants it.',
    'Bring your documents, and a list of questions in order.',
    'Ask how you will be kept informed, and by whom.',
  ],
}

/** Smoke detectors, helmets, car seats: what protects. */
export const protection: Frames = {
  titles: {
    ...none,
    arid: [
      ': what to check before you buy',
      ': types, standards and correct use',
      ': standards, use and care',
      ': what to check',
    ],
  },
  openings: [
    '{K}: what to look for, how to use it and when to replace it.',
    '{K}: what to check before you buy and what to check every year.',
  ],
  closings: [
    'Follow the manufacturer’s instructions for use, testing and replacement.',
    'Check which standard applies where you live.',
    'Look up recalls by the model number.',
    'Note the date by which a replacement is due.',
  ],
}

/** Fire, gas, storms: what one is protected from. */
export const hazards: Frames = {
  titles: { ...none, arid: [': what to know and what to do first', ': how to prepare', ': what to know'] },
  openings: ['{K}: what to know, what to do first and whom to call.'],
  closings: [
    'In an emergency, call the local emergency number first.',
    'Follow the advice of your local authorities.',
    'Keep the important numbers where all in the home can find them.',
  ],
}

/** Climate, war, elections: what concerns all. */
export const affairs: Frames = {
  titles: {
    ...none,
    arid: [': causes, effects and sources', ': what is known, and how', ': facts and sources'],
  },
  openings: [
    '{K}: the facts, with their sources and dates.',
    '{K}: what is known, how it is known and where to read on.',
  ],
  closings: [
    'Check the date of each page and the source of each figure.',
    'Start with the summaries that public institutions publish.',
    'Terms are explained where they first appear.',
  ],
}
