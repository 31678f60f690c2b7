import { asPattern, product } from '#content-model/site.ts'
import type { Gate } from '#wit/gate/gate.ts'

const ofOneself = /\b(?:i|i['’]?m|i['’]?ve|me|my|myself)\b/i
/** "Would it joke if I wrote about suicide?" asks about the product. */
const ofTheProduct = new RegExp(String.raw`\b(?:jok\w*|sentences?|${asPattern(product)})\b`, 'i')

/** True when the asker speaks of harming themselves: no page of this site is an answer to that. */
export const isCrisis = (question: string, gate: Pick<Gate, 'graveKind'>): boolean =>
  ofOneself.test(question) && !ofTheProduct.test(question) && gate.graveKind(question) === 'self-harm'
