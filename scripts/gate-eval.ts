
import { readFileSync } from 'node:fs'
import { vectorFiles, wordVectors } from '../src/language/word-vectors.ts'
const none = wordVectors('', new Uint8Array())
import { tokensOf } from '../src/wit/gate/tokens.ts'
import { gate } from '../src/wit/testing/gate-texts.ts'
interface Stack {
  score: number
  bias: number
  anyKind: number
  kinds: Record<string, number>
}

/** Weighs score and rules together. A kind of rule that is seldom seen stays near what rules weigh on the whole. */
function weigh(some: readonly any[]): Stack {
  const stack: Stack = { score: 1, bias: 0, anyKind: 1, kinds: {} }
  const apart: Record<string, number> = {}
  const pull = 8 / some.length
  for (let round = 0; round < 4000; round++) {
    const slopes: Record<string, number> = {}
    let [score, bias, any] = [0, 0, 0]
    for (const one of some) {
      const rule = one.kind === undefined ? 0 : stack.anyKind + (apart[one.kind] ?? 0)
      const error = 1 / (1 + Math.exp(-(stack.score * one.score + stack.bias + rule))) - Number(one.grave)
      score += error * one.score
      bias += error
      if (one.kind === undefined) continue
      any += error
      slopes[one.kind] = (slopes[one.kind] ?? 0) + error
    }
    const pace = 0.5
    stack.score -= (pace * score) / some.length
    stack.bias -= (pace * bias) / some.length
    stack.anyKind -= (pace * any) / some.length
    for (const [kind, slope] of Object.entries(slopes)) {
      const weight = apart[kind] ?? 0
      apart[kind] = weight - pace * (slope / some.length + pull * weight)
    }
  }
  for (const [kind, weight] of Object.entries(apart)) stack.kinds[kind] = stack.anyKind + weight
  return stack
}


const arg = (n: string, d: string) => process.argv.find((a) => a.startsWith(`--${n}=`))?.split('=')[1] ?? d
const all = JSON.parse(readFileSync(arg('cv','/tmp/gate-cv.json'),'utf8'))
const lists = arg('lists','t1,t2,t3,t4,t5').split(',')
const fit = arg('fit','t1,t2,t3').split(',')
const g: any = gate
for (const one of all) {
  one.kind = gate.graveKind(one.text)
  if (process.argv.includes('--show') || lists.includes(one.list) || arg('wide','') ) { one.sure = one.kind === 'profanity' ? {of:'profanity',words:''} : sureOf(one.text) }
}
function sureOf(text: string) { const v = gate.judge(text, none as any); return v.refusedFor }
const judged = all.filter((o: any) => fit.includes(o.list))
const stack = weigh(judged)
const sumOf = (o: any) => stack.score*o.score+stack.bias+(o.kind===undefined?0:(stack.kinds[o.kind]??stack.anyKind))
for (const o of all) o.sum = sumOf(o)
const h = judged.filter((o: any) => !o.grave).map((o: any)=>o.sum).sort((a: number,b: number)=>a-b)
const gr = judged.filter((o: any) => o.grave).map((o: any)=>o.sum).sort((a: number,b: number)=>a-b)
const fr = Number(arg('fr','0.075')), ms = Number(arg('ms','0.1'))
const T = { grave: Number(arg('tg', String(h[Math.ceil(h.length*(1-fr))-1]))), careful: Number(arg('tc', String(gr[Math.floor(gr.length*ms)]))) }
console.log('stack', stack.score.toFixed(2), stack.bias.toFixed(2), Object.entries(stack.kinds).map(([k,v])=>k+' '+v.toFixed(1)).join(', '))
console.log('thresholds', T)
const verdict = (o: any) => o.sure ? 'grave' : o.sum > T.grave ? 'grave' : o.sum > T.careful ? 'careful' : 'fine'
const pct = (a: number,b: number) => (100*a/b).toFixed(1).padStart(5)
for (const list of lists) for (const grave of [true,false]) {
  const some = all.filter((o: any)=>o.list===list&&o.grave===grave)
  if (!some.length) continue
  const n = (v: string) => some.filter((o: any)=>verdict(o)===v).length
  console.log(`${list} ${grave?'grave   ':'harmless'} n=${some.length} refused ${pct(n('grave'),some.length)} (sure ${pct(some.filter((o: any)=>o.sure).length,some.length)}) careful ${pct(n('careful'),some.length)} fine ${pct(n('fine'),some.length)}`)
}
const show = arg('print','')
if (show) { const [list, kind, v] = show.split(':'); for (const o of all) if ((list==='*'||list.split('+').includes(o.list)) && o.grave === (kind==='grave') && (v.split('+').includes(verdict(o)))) console.log([o.list, verdict(o), o.sure?'SURE':'', o.sure?o.sure.of:o.kind??'', o.sure?.words??'', o.score.toFixed(1), o.sum.toFixed(1), o.text].join('\t')) }
