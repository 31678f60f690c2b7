import { anything, chosen, kept, warranted } from './frames/any.ts'
import {
  accessories,
  adornments,
  bags,
  devices,
  driven,
  footwear,
  garments,
  gear,
  gifts,
  ridden,
  software,
  teamware,
  wearables,
} from './frames/carried.ts'
import { activity, byHand, cooked, hobbies, howTo, lessons, work, written } from './frames/doing.ts'
import type { Frames } from './frames/frame.ts'
import {
  animals,
  dishes,
  drinks,
  flowers,
  garden,
  groceries,
  houseplants,
  petFood,
  petThings,
  produce,
  recipes,
} from './frames/grown-and-eaten.ts'
import {
  appliances,
  decor,
  fixtures,
  furniture,
  kitchenware,
  lamps,
  lighting,
  storage,
  textiles,
  tools,
  vessels,
} from './frames/house.ts'
import { applications, forms, handouts, prints, stationery } from './frames/on-paper.ts'
import {
  courses,
  gatherings,
  houses,
  housing,
  lodging,
  near,
  nearService,
  occasions,
  outdoors,
  places,
  practices,
  professionals,
  reading,
  regulars,
  rooms,
  services,
  trades,
  venues,
} from './frames/people-and-places.ts'
import { affairs, counsel, hazards, law, medicine, money, plain, protection } from './frames/plain.ts'
import { best, dependent, inStock, question, versus } from './frames/questions.ts'
import type { Keyword, KeywordKind } from './keyword.ts'
import type { Subject } from './lexicon.ts'
import type { PlainSubject } from './plain-subjects.ts'

const owned = (...own: Frames[]): readonly Frames[] => [...own, kept, chosen]
const lasting = (...own: Frames[]): readonly Frames[] => [...own, warranted, kept, chosen]
const picked = (...own: Frames[]): readonly Frames[] => [...own, chosen]

/** What suits a thing, the most telling first. */
const bySubject: Record<Subject, readonly Frames[]> = {
  furniture: lasting(furniture),
  fixtures: lasting(fixtures),
  lamps: lasting(lamps),
  lighting: owned(lighting),
  textiles: owned(textiles),
  decor: owned(decor),
  storage: owned(storage),
  appliances: lasting(appliances),
  tools: lasting(tools),
  kitchenware: owned(kitchenware),
  vessels: owned(vessels),
  devices: lasting(devices),
  wearables: lasting(wearables),
  accessories: picked(accessories),
  software: picked(software),
  teamware: picked(teamware, software),
  garments: owned(garments),
  footwear: owned(footwear),
  bags: owned(bags),
  adornments: owned(adornments),
  gear: owned(gear),
  ridden: lasting(ridden),
  driven: owned(driven),
  gifts: picked(gifts),
  dishes: picked(dishes),
  groceries: picked(groceries),
  produce: picked(produce),
  recipes: [recipes],
  drinks: picked(drinks),
  houseplants: picked(houseplants),
  garden: picked(garden),
  flowers: picked(flowers),
  petFood: picked(petFood),
  petThings: owned(petThings),
  animals: [animals],
  forms: [forms],
  stationery: picked(stationery),
  applications: [applications],
  prints: picked(prints),
  handouts: picked(handouts, prints),
  services: picked(services),
  trades: picked(trades, services),
  occasions: picked(occasions, services),
  professionals: picked(professionals, services),
  regulars: picked(regulars),
  places: picked(places),
  houses: picked(houses, places),
  lodging: picked(lodging, places),
  venues: picked(venues, places),
  housing: picked(housing),
  outdoors: [outdoors],
  courses: picked(courses),
  practices: picked(practices),
  classrooms: picked(rooms, practices),
  reading: picked(reading),
  gatherings: picked(gatherings),
  goods: owned(),
}

const hired: ReadonlySet<Subject> = new Set(['services', 'trades', 'occasions', 'professionals'])

/** What has no opening hours, so that the hours are no help in finding one. */
const alwaysOpen: ReadonlySet<Subject> = new Set(['lodging', 'venues', 'housing', 'outdoors'])
/** What a store can be out of. */
const stocked: ReadonlySet<Subject> = new Set(
  (Object.entries(bySubject) as [Subject, readonly Frames[]][]).flatMap(([subject, frames]) =>
    frames.includes(kept) || subject === 'accessories' ? [subject] : [],
  ),
)

const byPlainSubject: Record<PlainSubject, readonly Frames[]> = {
  medicine: [medicine, plain],
  money: [money, plain],
  law: [law, plain],
  safety: [plain],
  affairs: [affairs, plain],
}

const professional =
  /\b(?:lawyer|attorney|notary|doctor|dentist|therapist|surgeon|nurse|chiropractor|broker|lender|adviser|advisor|accountant|caregiver|psychologist|psychiatrist|physiotherapist|pharmacist)s?\b/
const protects =
  /\b(?:detector|alarm|extinguisher|helmet|seat|jacket|kit|gate|belt|lock|monitor|goggles|glasses|gloves|shoes|boots|vest|harness)s?$/
const harms =
  /\b(?:fire|emergency|poison|poisonous|toxic|asbestos|radon|mold|recall|evacuation|hurricane|tornado|earthquake|wildfire|flood|electrocution|gas leak|propane)s?\b/

function plainFrames(lower: string, subject: PlainSubject): readonly Frames[] {
  if (professional.test(lower)) return [counsel]
  if (subject !== 'safety') return byPlainSubject[subject]
  if (protects.test(lower)) return [protection, plain]
  return harms.test(lower) ? [hazards, plain] : [plain]
}

function howToFrames(lower: string): readonly Frames[] {
  if (
    /^how to (?!.*\b(?:resume|résumé|cv|code|song|music)\b)(?:write|draft|edit|compose|word|sign off|start an? (?:letter|email|essay|blog))\b/.test(
      lower,
    )
  )
    return [written, howTo]
  if (/^how to (?:cook|bake|boil|fry|roast|grill|steam|poach|brew|braise|reheat)\b/.test(lower)) return [cooked, howTo]
  const isByHand =
    /^how to (?:clean|fix|repair|remove|install|assemble|build|tie|fold|hang|paint|sew|change|replace|unclog|wash|iron|polish|sharpen|wrap|pack|patch|sand|stain|descale|dust|organize|tighten|mount|knot|mend|repot|prune|bleed)\b/
  return isByHand.test(lower) ? [byHand, howTo] : [howTo]
}

function activityFrames(lower: string): readonly Frames[] {
  if (/^learning\b|\b(?:learning|studying)$/.test(lower)) return [lessons, activity]
  const isWork =
    /\b(?:marketing|planning|managing|budgeting|scheduling|recruiting|hiring|onboarding|networking|accounting|pricing|branding|advertising|fundraising|invoicing|forecasting|selling|training|coaching|consulting|programming|testing|hosting|outsourcing|working|decluttering|organizing|writing|blogging|copywriting|building|engineering|mentoring|cleaning|shopping|banking|shipping|purchasing|sourcing|manufacturing|streaming|tracking|reporting)$/
  if (isWork.test(lower)) return [work, activity]
  const isHobby =
    /\b(?:woodworking|knitting|crocheting|sewing|gardening|painting|drawing|running|cycling|hiking|climbing|swimming|surfing|skiing|snowboarding|camping|fishing|sailing|rowing|kayaking|baking|cooking|brewing|canning|pickling|birdwatching|birding|juggling|carving|weaving|quilting|dancing|skating|skateboarding|bouldering|jogging|weightlifting|stretching|homebrewing|whittling|embroidering|lettering|scrapbooking|gaming|boxing|backpacking|bowling|fencing|golfing|metalworking|leatherworking|journaling|beekeeping)$/
  return isHobby.test(lower) ? [hobbies, activity] : [activity]
}

const thingFrames = ({ subject, bought }: Keyword): readonly Frames[] => {
  if (subject) return [...bySubject[subject], anything]
  return bought ? [chosen, anything] : [anything]
}

function nearFrames({ subject }: Keyword): readonly Frames[] {
  if (subject && hired.has(subject)) return [nearService]
  return subject && alwaysOpen.has(subject) ? bySubject[subject] : [near]
}

const byKind: Record<KeywordKind, (keyword: Keyword, lower: string) => readonly Frames[]> = {
  plain: (keyword, lower) => plainFrames(lower, keyword.plain ?? 'safety'),
  activity: (_, lower) => activityFrames(lower),
  'how-to': (_, lower) => howToFrames(lower),
  question: ({ definition }) => (definition ? [question] : [question, dependent]),
  best: ({ subject }) => (subject && !stocked.has(subject) ? [best] : [inStock, best]),
  'near-me': nearFrames,
  versus: () => [versus],
  thing: thingFrames,
  name: thingFrames,
}

/** The frames for a keyword, the most telling first. */
export const framesFor = (keyword: Keyword): readonly Frames[] =>
  byKind[keyword.kind](keyword, keyword.typed.toLowerCase())

/** Where closings of the frames themselves are few, those of the things that are meant. */
export function closingsFor(keyword: Keyword): readonly string[] {
  const { kind, subject } = keyword
  const meant = subject && (kind === 'best' || kind === 'near-me') ? bySubject[subject] : []
  const paid = kind === 'best' || kind === 'versus' ? [chosen] : []
  return [...new Set([...framesFor(keyword), ...meant, ...paid].flatMap(({ closings }) => closings))]
}

/** All there are, in an order that stays. */
export const everyFrames: readonly Frames[] = [
  ...new Set([
    anything,
    chosen,
    ...Object.values(bySubject).flat(),
    activity,
    hobbies,
    lessons,
    work,
    howTo,
    byHand,
    written,
    cooked,
    question,
    dependent,
    best,
    inStock,
    versus,
    near,
    nearService,
    plain,
    medicine,
    money,
    law,
    counsel,
    protection,
    hazards,
    affairs,
  ]),
]
