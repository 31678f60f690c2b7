import type { ObjectName } from '#art/names.ts'

/** Where on an object the face is: whoever crops one keeps all of it in view. */
export type FacePlace = 'high' | 'middle' | 'low'

const places: Partial<Record<ObjectName, FacePlace>> = {
  'alarm-clock': 'middle',
  banana: 'middle',
  brick: 'low',
  briefcase: 'low',
  cake: 'low',
  clapperboard: 'low',
  envelope: 'low',
  'espresso-cup': 'middle',
  goldfish: 'middle',
  loaf: 'middle',
  'milk-carton': 'middle',
  'office-plant': 'low',
  'paint-bucket': 'low',
  'pan-with-egg': 'middle',
  stapler: 'middle',
  toaster: 'low',
  'traffic-cone': 'middle',
  typewriter: 'middle',
  'washing-machine': 'middle',
}

export const faceOf = (object: ObjectName): FacePlace => places[object] ?? 'high'
