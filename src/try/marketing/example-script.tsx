import { Drawing } from '#art/drawing.tsx'
import { type ObjectName, objects } from '#art/object.tsx'
import { Mouth } from '#ui/mouth.tsx'
import style from './marketing.module.css'
import type { MarketingWords } from './script-settings.ts'
import { ScriptTable } from './script-table.tsx'
import type { Material } from './story/material.ts'
import { kinds, scriptOf } from './story/script.ts'

interface ExampleScriptProps {
  words: MarketingWords
  example: Material & {
    readonly kind: string
    /** A drawing for each file. */
    readonly drawings: readonly { object: ObjectName; ground: string }[]
  }
}

/** An example script of the page, for visitors without files or without JavaScript. */
export function ExampleScript({ words, example }: ExampleScriptProps) {
  const kind = kinds.find(({ id }) => id === example.kind)
  if (!kind) throw new Error(`no kind of story is called ${example.kind}`)
  return (
    <div className={style.example} data-ground="yolk">
      <ScriptTable
        script={scriptOf(kind, example)}
        words={words}
        label={words.example}
        pictureOf={(place) => <Drawn {...(place === undefined ? undefined : example.drawings[place])} />}
      />
    </div>
  )
}

function Drawn({ object, ground }: { object?: ObjectName; ground?: string }) {
  if (!object) return <Mouth width={26} height={16} />
  const Shape = objects[object]
  return (
    <span className={style.drawn} data-ground={ground}>
      <Drawing grid="tile" width={64} height={64}>
        <Shape />
      </Drawing>
    </span>
  )
}
