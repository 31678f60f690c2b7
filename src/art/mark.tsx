import type { ReactElement } from 'react'
import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import type { MarkName } from '#art/names.ts'

const marks: Record<MarkName, ReactElement> = {
  plinth: (
    <>
      <path d="M12 30a20 20 0 0 1 40 0Z" />
      <path d="M6 34h52v22H6z" />
    </>
  ),
  halfway: (
    <>
      <path d="M30 4a24 24 0 0 0 0 48Z" />
      <path d="M34 12a24 24 0 0 1 0 48Z" />
    </>
  ),
  ordinary: <path d="M8 8h48v48H8z" />,
  blank: <path fillRule="evenodd" d="M6 6h52v52H6ZM20 20v24h24V20Z" />,
  quarterly: (
    <path d="M30 30V6A24 24 0 0 0 6 30ZM34 30h24A24 24 0 0 0 34 6ZM30 34H6v24a24 24 0 0 0 24-24ZM34 34h24v24a24 24 0 0 1-24-24Z" />
  ),
  beige: <path d="M6 40h52v16H6zM6 24h36v12H6zM6 8h20v12H6z" />,
  tuesday: <path d="M5 26h6v32H5zM14 6h12v52H14zM29 26h6v32h-6zM38 26h6v32h-6zM47 26h6v32h-6zM56 26h4v32h-4z" />,
  stet: (
    <>
      <rect x="6" y="12" width="52" height="18" rx="9" />
      <circle cx="13" cy="46" r="7" />
      <circle cx="32" cy="46" r="7" />
      <circle cx="51" cy="46" r="7" />
    </>
  ),
}

interface MarkDrawingProps extends DrawingProps {
  name: MarkName
}

/** A client's mark, in the colour of the text around it. Clients have no face: they are allowed to be serious. */
export function MarkDrawing({ name, ...svg }: MarkDrawingProps) {
  return (
    <Drawing {...svg} grid="mark" fill="currentColor">
      {marks[name]}
    </Drawing>
  )
}
