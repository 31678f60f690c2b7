/**
 * Lists the inputs of this repository's trained models, and the inputs that have changed since training:
 *
 *   node scripts/train/models.ts
 *
 * Each model is made by its own script, which gives the same result in every run: seeds are constants in it. A changed input
 * means that the script would make other weights now, not that the committed ones are wrong.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

interface Model {
  readonly files: readonly string[]
  /** The file with digests of the inputs. */
  readonly lock: string
  readonly script: string
  /** Patterns of input files, by a description. */
  readonly inputs: Readonly<Record<string, readonly string[]>>
}

const words = ['src/language/vectors/vectors.bin', 'src/language/vectors/words.txt']
const examples = ['src/content/examples/*.yaml']

export const models: Readonly<Record<string, Model>> = {
  gate: {
    files: ['src/wit/gate/model/weights.json'],
    lock: 'src/wit/gate/model/weights.lock.json',
    script: 'scripts/train/gate-model.ts',
    inputs: {
      'the lists of the gate': ['src/content/gate/*.yaml', 'src/content/gate-classes/*.yaml'],
      'sentences to train on': [
        'src/wit/gate/training/*.txt',
        'src/wit/gate/testing/{grave,harmless}.txt',
        'bench/wit/gate/{grave,harmless}-{a,b}.txt',
      ],
      'sentences that were read': ['bench/wit/near-pairs.txt'],
      examples,
      'word vectors': words,
      'what reads a sentence': [
        'src/wit/gate/*.ts',
        'src/wit/gate/model/{text-features,gate-score}.ts',
        'src/language/*.ts',
      ],
    },
  },
  nearest: {
    files: ['src/wit/nearest/weights.json'],
    lock: 'src/wit/nearest/weights.lock.json',
    script: 'scripts/train/nearest-model.ts',
    inputs: {
      'pairs that were read': ['bench/wit/near-pairs.txt'],
      examples,
      'word vectors': words,
      'what reads a sentence': ['src/wit/nearest/*.ts', 'src/wit/reading/**/*.ts', 'src/language/*.ts'],
    },
  },
  // Made from two packages, at the versions that the script names.
  'word vectors': {
    files: words,
    lock: 'src/language/vectors/vectors.lock.json',
    script: 'scripts/train/word-vectors.ts',
    inputs: {},
  },
}

interface Lock {
  readonly script: string
  readonly node: string
  readonly inputs: Readonly<Record<string, string>>
  readonly made: Readonly<Record<string, string>>
}

/** A digest of files' names and contents. */
function digestOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns)
    .filter((name) => !name.includes('.test.'))
    .sort())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

const lockNow = ({ files, script, inputs }: Model): Lock => ({
  script: digestOf([script]),
  node: process.versions.node,
  inputs: Object.fromEntries(Object.entries(inputs).map(([name, patterns]) => [name, digestOf(patterns)])),
  made: Object.fromEntries(files.map((file) => [file, digestOf([file])])),
})

/** Records the inputs of a model; called by the model's own script. */
export function writeLock(name: string): void {
  const model = models[name]
  if (!model) throw new Error(`No model is called ${name}`)
  writeFileSync(model.lock, `${JSON.stringify(lockNow(model), null, 2)}\n`)
}

/** The files that changed since a model was made: its inputs and script, or the model itself. */
export function movedOn(model: Model): { readonly inputs: readonly string[]; readonly made: readonly string[] } {
  if (!existsSync(model.lock)) return { inputs: [], made: model.files }
  const lock: Lock = JSON.parse(readFileSync(model.lock, 'utf8'))
  const now = lockNow(model)
  const inputs = Object.keys(now.inputs).filter((input) => now.inputs[input] !== lock.inputs[input])
  return {
    inputs: [...(now.script === lock.script ? [] : [model.script]), ...inputs],
    made: model.files.filter((file) => now.made[file] !== lock.made[file]),
  }
}

if (import.meta.main) {
  for (const [name, model] of Object.entries(models)) {
    const { inputs, made } = movedOn(model)
    const state = inputs.length === 0 ? 'made from what is there' : `moved on since: ${inputs.join(', ')}`
    console.log(`${name}: ${made.length > 0 ? `changed by hand: ${made.join(', ')}` : state} (node ${model.script})`)
  }
}
