import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import { byName, type PosterFacts } from '#art/drawing-facts.ts'
import { type Photo, Photograph } from '#art/photo.tsx'
import { ABankCalledBeige } from '#art/posters/a-bank-called-beige.tsx'
import { BrickTheNewsletter } from '#art/posters/brick-the-newsletter.tsx'
import { CactusMattressCo } from '#art/posters/cactus-mattress-co.tsx'
import { ConeZone } from '#art/posters/cone-zone.tsx'
import { DuckCoverInsurance } from '#art/posters/duck-cover-insurance.tsx'
import { EveryoneGetsOne } from '#art/posters/everyone-gets-one.tsx'
import { Form27B } from '#art/posters/form-27-b.tsx'
import { GoldfishReminders } from '#art/posters/goldfish-reminders.tsx'
import { LidDairy } from '#art/posters/lid-dairy.tsx'
import { LocalCloud } from '#art/posters/local-cloud.tsx'
import { NightShiftEspresso } from '#art/posters/night-shift-espresso.tsx'
import { NineFifteen } from '#art/posters/nine-fifteen.tsx'
import { OutOfOffice } from '#art/posters/out-of-office.tsx'
import { PigeonAir } from '#art/posters/pigeon-air.tsx'
import { PlantUnsupervised } from '#art/posters/plant-unsupervised.tsx'
import { PrinterTherapy } from '#art/posters/printer-therapy.tsx'
import { SecondBanana } from '#art/posters/second-banana.tsx'
import { ToastEventually } from '#art/posters/toast-eventually.tsx'

/** Each has its metadata in `facts`. */
export const posters = byName([
  ToastEventually,
  PigeonAir,
  NightShiftEspresso,
  DuckCoverInsurance,
  GoldfishReminders,
  Form27B,
  PrinterTherapy,
  SecondBanana,
  BrickTheNewsletter,
  CactusMattressCo,
  NineFifteen,
  OutOfOffice,
  LocalCloud,
  LidDairy,
  PlantUnsupervised,
  ConeZone,
  EveryoneGetsOne,
  ABankCalledBeige,
])
export type PosterName = keyof typeof posters

/** Ground of a poster. A photograph covers it except behind the title. */
export const posterGround = (poster: PosterName | Photo): PosterFacts['ground'] =>
  typeof poster === 'string' ? posters[poster].facts.ground : 'yolk'

interface PosterDrawingProps extends Omit<DrawingProps, 'name'> {
  name: PosterName | Photo
}

/** A poster without its title and its ground: the page sets both. */
export function PosterDrawing({ name, ...svg }: PosterDrawingProps) {
  if (typeof name !== 'string') return <Photograph of={name} className={svg.className} />
  const Poster = posters[name]
  return (
    <Drawing {...svg} grid="poster">
      <Poster />
    </Drawing>
  )
}
