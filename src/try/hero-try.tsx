import { Hero, type HeroProps } from './hero.tsx'

/** Home's try-out as the server sends it. It comes alive when it is first touched; see `hero-island.tsx`. */
export function HeroTry(props: HeroProps) {
  return (
    <div data-hydrate="hero" data-props={JSON.stringify(props)}>
      <Hero {...props} />
    </div>
  )
}
