import type { MarkFacts } from '#art/drawing-facts.ts'

export function Tuesday() {
  return <path d="M5 26h6v32H5zM14 6h12v52H14zM29 26h6v32h-6zM38 26h6v32h-6zM47 26h6v32h-6zM56 26h4v32h-4z" />
}

Tuesday.facts = { name: 'tuesday' } as const satisfies MarkFacts
