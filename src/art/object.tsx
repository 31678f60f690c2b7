import type { ComponentType } from 'react'
import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import type { Faced } from '#art/face.tsx'
import type { ObjectName } from '#art/names.ts'
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

const shapes: Record<ObjectName, ComponentType<Faced>> = {
  'alarm-clock': AlarmClock,
  balloon: Balloon,
  banana: Banana,
  brick: Brick,
  briefcase: Briefcase,
  cactus: Cactus,
  cake: Cake,
  clapperboard: Clapperboard,
  cloud: Cloud,
  envelope: Envelope,
  'espresso-cup': EspressoCup,
  'filing-cabinet': FilingCabinet,
  goldfish: Goldfish,
  laptop: Laptop,
  lightbulb: Lightbulb,
  loaf: Loaf,
  megaphone: Megaphone,
  'milk-carton': MilkCarton,
  moon: Moon,
  'office-plant': OfficePlant,
  'paint-bucket': PaintBucket,
  'pan-with-egg': PanWithEgg,
  pencil: Pencil,
  phone: Phone,
  pigeon: Pigeon,
  printer: Printer,
  'rubber-duck': RubberDuck,
  stapler: Stapler,
  toaster: Toaster,
  'traffic-cone': TrafficCone,
  trophy: Trophy,
  typewriter: Typewriter,
  'washing-machine': WashingMachine,
}

interface ObjectDrawingProps extends DrawingProps, Faced {
  name: ObjectName
}

/** An object on its own. Where the name is fixed, an island takes the one shape from `objects/` and a `Drawing`. */
export function ObjectDrawing({ name, expression, ...svg }: ObjectDrawingProps) {
  const Shape = shapes[name]
  return (
    <Drawing {...svg} grid="tile">
      <Shape expression={expression} />
    </Drawing>
  )
}
