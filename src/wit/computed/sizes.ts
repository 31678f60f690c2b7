import { type Computation, isWanted } from './computation.ts'
import { numberNames, numberTexts } from './texts.ts'

/** Names of units in needs, in the singular, where they differ from the written form. */
const unitNames: ReadonlyMap<string, string> = new Map([
  ['°f', 'degree'],
  ['° f', 'degree'],
  ['°c', 'degree'],
  ['° c', 'degree'],
  ['feet', 'foot'],
  ['ft', 'foot'],
  ['square feet', 'square foot'],
  ['sq ft', 'square foot'],
  ['sq. ft', 'square foot'],
  ['sqft', 'square foot'],
  ['lb', 'pound'],
  ['kg', 'kilogram'],
  ['kilo', 'kilogram'],
  ['metre', 'meter'],
])

function unitName(unit: string): string {
  const one = unit.replace(/s$/, '')
  return unitNames.get(one) ?? one
}

/** A size by its unit, `size(meter|foot, 2..100)`, or `sides` where it has two: "120 x 60 cm". */
export const size: Computation = {
  words: 'any',
  gives: [...numberNames, 'unit'],
  find({ quantities }, { words }) {
    const found = quantities.sizes.find(({ unit, sides }) =>
      isWanted(words, unitName(unit), sides.length > 1 ? 'sides' : undefined),
    )
    if (!found) return undefined
    const { value, unit } = found
    return { value, texts: { ...numberTexts(value), unit: /^[kmgt]b$/.test(unit) ? unit.toUpperCase() : unit } }
  },
}
