import type { ComponentType } from 'react'
import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import type { Faced } from '#art/face.tsx'
import type { PersonName } from '#art/names.ts'
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

const portraits: Record<PersonName, ComponentType<Faced>> = {
  'ines-okafor': InesOkafor,
  'walt-birnbaum': WaltBirnbaum,
  'priya-raman': PriyaRaman,
  'tomas-leal': TomasLeal,
  'mei-lin-zhou': MeiLinZhou,
  'amina-yusuf': AminaYusuf,
  'harpreet-gill': HarpreetGill,
  'dot-hargreaves': DotHargreaves,
  'carla-mendes': CarlaMendes,
  'gordon-pike': GordonPike,
  'hana-sato': HanaSato,
  'declan-roe': DeclanRoe,
  'bisi-adeyemi': BisiAdeyemi,
  'margaret-stone': MargaretStone,
  'raj-malhotra': RajMalhotra,
  'samira-haddad': SamiraHaddad,
  'ted-lindqvist': TedLindqvist,
}

interface PersonDrawingProps extends DrawingProps, Faced {
  name: PersonName
}

/** A person from the shoulders up, standing on the lower edge. */
export function PersonDrawing({ name, expression, ...svg }: PersonDrawingProps) {
  const Portrait = portraits[name]
  return (
    <Drawing {...svg} grid="tile">
      <Portrait expression={expression} />
    </Drawing>
  )
}
