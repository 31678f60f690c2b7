import { FaceMark } from '#art/face.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './file-row.module.css'
import { Picture } from './picture.tsx'
import { filled, type MarketingWords } from './script-settings.ts'
import { type Footage, isSmall, lookedAt, orientationOf, type Video } from './story/material.ts'
import { clockTime, durationTime } from './story/story-times.ts'
import type { ListedFile } from './use-files.ts'

interface FileRowProps {
  file: ListedFile
  words: MarketingWords
  onRemove: () => void
}

const units = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'KB'],
] as const

/** A file's size, with one decimal below ten. */
export function sizeOf(bytes: number): string {
  const [unit, name] = units.find(([least]) => bytes >= least) ?? [1, 'bytes']
  const count = bytes / unit
  return `${count < 10 && unit > 1 ? count.toFixed(1) : Math.round(count)} ${name}`
}

function factsOf(footage: Footage, bytes: number, words: MarketingWords): string[] {
  return [
    words[footage.kind === 'photo' && footage.moves ? 'animation' : footage.kind],
    `${footage.width} × ${footage.height}`,
    words[orientationOf(footage)],
    ...(footage.kind === 'video' ? [durationTime(footage.seconds)] : []),
    sizeOf(bytes),
    ...(footage.light ? [words[footage.light]] : []),
    ...(isSmall(footage) ? [words.small] : []),
  ]
}

function stateOf({ refusal, footage }: ListedFile): keyof typeof faces {
  if (refusal) return 'refused'
  return footage ? 'read' : 'reading'
}

/** A file: its picture, its measurements, or the reason why it was not read. */
export function FileRow({ file, words, onRemove }: FileRowProps) {
  const { name, bytes, footage, picture, refusal } = file
  const state = stateOf(file)
  return (
    <li className={style.row} data-state={state}>
      <span className={style.tile}>
        {picture ? (
          <Picture bitmap={picture} side={88} className={style.picture} />
        ) : (
          <FaceMark expression={faces[state]} width={40} height={21} />
        )}
      </span>
      <div className={style.about}>
        <p className={style.name}>{name}</p>
        {refusal && <p className={style.refusal}>{words[refusal]}</p>}
        {state === 'reading' && <p className={style.facts}>{words.reading}</p>}
        {footage && (
          <p className={style.facts}>
            {factsOf(footage, bytes, words).map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
        )}
        {footage?.kind === 'video' && <Looked video={footage} words={words} />}
      </div>
      {footage && footage.palette.length > 0 && (
        <span
          className={style.palette}
          role="img"
          aria-label={filled(words.palette, { names: footage.palette.map((color) => color.name).join(', ') })}
        >
          {footage.palette.map(({ hex }) => (
            <svg key={hex} className={style.chip} width="24" height="24" aria-hidden="true">
              <rect width="24" height="24" fill={hex} />
            </svg>
          ))}
        </span>
      )}
      <button type="button" className={style.remove} aria-label={filled(words.remove, { name })} onClick={onRemove}>
        <Icon name="close" width={16} height={16} />
      </button>
    </li>
  )
}

const faces = { refused: 'glance', read: 'straight', reading: 'blink' } as const

/** The measurements of a video: its shots, and how far it was read. */
function Looked({ video, words }: { video: Video; words: MarketingWords }) {
  const { shots, seconds } = video
  if (shots.length === 0) return <p className={style.aside}>{words.unseen}</p>
  const end = shots.at(-1)?.to ?? 0
  const times = [...shots.map(({ from }) => from), end].map(clockTime)
  const cuts = times.slice(1, -1)
  return (
    <>
      {cuts.length > 0 && (
        <div className={style.shots}>
          <svg className={style.strip} viewBox={`0 0 ${end} 8`} preserveAspectRatio="none" aria-hidden="true">
            {shots.map(({ from, to }) => (
              <rect key={from} x={from} width={to - from} height="8" />
            ))}
          </svg>
          <p className="visually-hidden">{filled(words.shots, { count: shots.length, times: cuts.join(', ') })}</p>
          <p className={style.when} aria-hidden="true">
            {times.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </p>
        </div>
      )}
      {seconds > lookedAt && <p className={style.aside}>{words.minute}</p>}
    </>
  )
}
