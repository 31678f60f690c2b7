import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import { byName, type FacePosition } from '#art/drawing-facts.ts'
import { type Faced, mouth } from '#art/face.tsx'
import { AlarmClock } from '#art/objects/alarm-clock.tsx'
import { Balloon } from '#art/objects/balloon.tsx'
import { Banana } from '#art/objects/banana.tsx'
import { Brick } from '#art/objects/brick.tsx'
import { Briefcase } from '#art/objects/briefcase.tsx'
import { Cactus } from '#art/objects/cactus.tsx'
import { Cake } from '#art/objects/cake.tsx'
import { Clapperboard } from '#art/objects/clapperboard.tsx'
import { Cloud } from '#art/objects/cloud.tsx'
import { Envelope } from '#art/objects/envelope.tsx'
import { EspressoCup } from '#art/objects/espresso-cup.tsx'
import { FilingCabinet } from '#art/objects/filing-cabinet.tsx'
import { Goldfish } from '#art/objects/goldfish.tsx'
import { Laptop } from '#art/objects/laptop.tsx'
import { Lightbulb } from '#art/objects/lightbulb.tsx'
import { Loaf } from '#art/objects/loaf.tsx'
import { Megaphone } from '#art/objects/megaphone.tsx'
import { MilkCarton } from '#art/objects/milk-carton.tsx'
import { Moon } from '#art/objects/moon.tsx'
import { OfficePlant } from '#art/objects/office-plant.tsx'
import { PaintBucket } from '#art/objects/paint-bucket.tsx'
import { PanWithEgg } from '#art/objects/pan-with-egg.tsx'
import { Pencil } from '#art/objects/pencil.tsx'
import { Phone } from '#art/objects/phone.tsx'
import { Pigeon } from '#art/objects/pigeon.tsx'
import { Printer } from '#art/objects/printer.tsx'
import { RubberDuck } from '#art/objects/rubber-duck.tsx'
import { Stapler } from '#art/objects/stapler.tsx'
import { Toaster } from '#art/objects/toaster.tsx'
import { TrafficCone } from '#art/objects/traffic-cone.tsx'
import { Trophy } from '#art/objects/trophy.tsx'
import { Typewriter } from '#art/objects/typewriter.tsx'
import { WashingMachine } from '#art/objects/washing-machine.tsx'
import { type Photo, Photograph } from '#art/photo.tsx'

/** With the `facts` of their files. */
export const objects = byName([
  AlarmClock,
  Balloon,
  Banana,
  Brick,
  Briefcase,
  Cactus,
  Cake,
  Clapperboard,
  Cloud,
  Envelope,
  EspressoCup,
  FilingCabinet,
  Goldfish,
  Laptop,
  Lightbulb,
  Loaf,
  Megaphone,
  MilkCarton,
  Moon,
  OfficePlant,
  PaintBucket,
  PanWithEgg,
  Pencil,
  Phone,
  Pigeon,
  Printer,
  RubberDuck,
  Stapler,
  Toaster,
  TrafficCone,
  Trophy,
  Typewriter,
  WashingMachine,
])
export type ObjectName = keyof typeof objects

// A band across the window shows 84 of the 160 units of an object's height: from 16, 35 or 50 on. Faces below these
// heights need the next one.
const lowest = { high: 73, middle: 89 }

/** The height of the face on an object, so that a cropped drawing keeps it in view. */
export type FaceHeight = 'high' | 'middle' | 'low'

export function faceHeight(object: ObjectName | Photo): FaceHeight | undefined {
  // The place of a face on a photograph is unknown.
  if (typeof object !== 'string') return undefined
  const { y } = objects[object].facts.face
  if (y <= lowest.high) return 'high'
  return y <= lowest.middle ? 'middle' : 'low'
}

/** Where an object's mouth is: the middle of its line, from the top of the grid, and how thick it is. */
export function mouthOf(object: ObjectName): { y: number; thickness: number } {
  const { y, scale = 1 }: FacePosition = objects[object].facts.face
  // Rounds off floating-point errors.
  const rounded = (length: number) => Number(length.toFixed(2))
  return { y: rounded(y + mouth.y * scale), thickness: rounded(mouth.thickness * scale) }
}

interface ObjectDrawingProps extends Omit<DrawingProps, 'name'>, Faced {
  name: ObjectName | Photo
}

/** An object on its own. Where the name is fixed, an island takes the one shape from `objects/` and a `Drawing`. */
export function ObjectDrawing({ name, expression, ...svg }: ObjectDrawingProps) {
  if (typeof name !== 'string') return <Photograph of={name} className={svg.className} />
  const Shape = objects[name]
  return (
    <Drawing {...svg} grid="tile">
      <Shape expression={expression} />
    </Drawing>
  )
}
