/**
 * What /straight-face promises to leave as it is, by the names of its rows. Here the lists decide alone: a promise has no
 * score. What the other lists hold of these subjects is not said again.
 */
import { claims } from './claims.ts'
import { consent } from './consent.ts'
import { health } from './health.ts'
import { layoffs } from './layoffs.ts'
import { outages } from './outages.ts'
import { recalls } from './recalls.ts'
import { severeWeather } from './severe-weather.ts'

export const promised = {
  claims,
  layoffs,
  outages,
  recalls,
  health,
  'severe-weather': severeWeather,
  consent,
} as const

/** A subject that is left plain by promise. */
export type StraightSubject = keyof typeof promised
