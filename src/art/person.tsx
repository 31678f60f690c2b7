import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import { byName } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { AminaYusuf } from '#art/people/amina-yusuf.tsx'
import { BisiAdeyemi } from '#art/people/bisi-adeyemi.tsx'
import { CarlaMendes } from '#art/people/carla-mendes.tsx'
import { DeclanRoe } from '#art/people/declan-roe.tsx'
import { DotHargreaves } from '#art/people/dot-hargreaves.tsx'
import { GordonPike } from '#art/people/gordon-pike.tsx'
import { HanaSato } from '#art/people/hana-sato.tsx'
import { HarpreetGill } from '#art/people/harpreet-gill.tsx'
import { InesOkafor } from '#art/people/ines-okafor.tsx'
import { MargaretStone } from '#art/people/margaret-stone.tsx'
import { MeiLinZhou } from '#art/people/mei-lin-zhou.tsx'
import { PriyaRaman } from '#art/people/priya-raman.tsx'
import { RajMalhotra } from '#art/people/raj-malhotra.tsx'
import { SamiraHaddad } from '#art/people/samira-haddad.tsx'
import { TedLindqvist } from '#art/people/ted-lindqvist.tsx'
import { TomasLeal } from '#art/people/tomas-leal.tsx'
import { WaltBirnbaum } from '#art/people/walt-birnbaum.tsx'
import { type Photo, Photograph } from '#art/photo.tsx'

/** With the `facts` of their files. */
export const people = byName([
  InesOkafor,
  WaltBirnbaum,
  PriyaRaman,
  TomasLeal,
  MeiLinZhou,
  AminaYusuf,
  HarpreetGill,
  DotHargreaves,
  CarlaMendes,
  GordonPike,
  HanaSato,
  DeclanRoe,
  BisiAdeyemi,
  MargaretStone,
  RajMalhotra,
  SamiraHaddad,
  TedLindqvist,
])
export type PersonName = keyof typeof people

interface PersonDrawingProps extends Omit<DrawingProps, 'name'>, Faced {
  name: PersonName | Photo
}

/** A person from the shoulders up, standing on the lower edge. */
export function PersonDrawing({ name, expression, ...svg }: PersonDrawingProps) {
  if (typeof name !== 'string') return <Photograph of={name} className={svg.className} />
  const Shape = people[name]
  return (
    <Drawing {...svg} grid="tile">
      <Shape expression={expression} />
    </Drawing>
  )
}
