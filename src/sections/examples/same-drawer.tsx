import type { Pair as ExamplePair } from '#content-model/collections/examples/walls.ts'
import { Section } from '#sections/shared/layout/section.tsx'
import { SectionHead } from '#sections/shared/layout/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Rows, rowOfThree } from './example-rows.tsx'
import type { PairWords } from './pair.tsx'

interface SameDrawerProps {
  title: string
  all: { label: string; href: string }
  pairs: readonly ExamplePair[]
  words: PairWords
}

/** Three near examples, and a link to all of their kind. */
export function SameDrawer({ title, all, pairs, words }: SameDrawerProps) {
  return (
    <Section reveal={false}>
      <SectionHead
        title={title}
        aside={
          <p>
            <TextLink href={all.href}>{all.label}</TextLink>
          </p>
        }
      />
      <Rows rows={rowOfThree(pairs)} words={words} />
    </Section>
  )
}
