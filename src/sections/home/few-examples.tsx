import type { ComponentProps } from 'react'
import type { Placed, WallRow } from '#content-model/collections/examples/score.ts'
import type { Pair as ExamplePair } from '#content-model/collections/examples/walls.ts'
import { Rows } from '#sections/examples/example-rows.tsx'
import type { PairWords } from '#sections/examples/pair.tsx'
import { Solo } from '#sections/examples/solo.tsx'
import { Section } from '#sections/shared/layout/section.tsx'
import { SectionHead } from '#sections/shared/layout/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import style from './few-examples.module.css'

interface FewExamplesProps {
  head: ComponentProps<typeof SectionHead>
  words: PairWords
  rows: readonly WallRow<ExamplePair>[]
  solo: Placed<ExamplePair> | undefined
  all: { label: string; href: string }
}

/** Six examples, one of them across the window. Small windows show four of them. */
export function FewExamples({ head, words, rows, solo, all }: FewExamplesProps) {
  return (
    <>
      <Section className={style.few ?? ''} reveal={false}>
        <SectionHead {...head} />
        <Rows rows={rows} words={words} />
        <TextLink href={all.href} className={style.all ?? ''}>
          {all.label}
        </TextLink>
      </Section>
      {solo && <Solo {...solo} ground="lilac" words={words} />}
    </>
  )
}
