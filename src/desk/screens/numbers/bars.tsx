import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { type BarsView, inDigits, type Mark } from './numbers-props.ts'
import style from './plot.module.css'

interface BarsProps {
  bars: BarsView
  /** Prefix of the ids that the SVG's parts refer to. */
  id: string
  /** Pixels of the highest line over the base. */
  height: number
}

/** Pixels over the plot for a line's number, and below it for its days. */
const above = 24
const below = 28

/** Number of bars from which their gaps are one pixel. */
const many = 60

/** Horizontal measures are percent, vertical ones pixels: the plot fits any width without script or style. */
const percent = (share: number) => `${Math.round(share * 1_000) / 1_000}%`

/** Bars of a number per day. The last day is not over yet. */
export function Bars({ bars, id, height }: BarsProps) {
  const { values, before, marks, peak, label, empty } = bars
  const thin = values.length > many
  const x = scaleBand(values.keys(), [0, 100]).padding(thin ? 0 : 0.28)
  const highest = Math.max(1, ...values, ...(before ?? []))
  const y = scaleLinear([0, highest], [height, 0]).nice(2)
  const [, top = 1] = y.domain()
  const lines = [top / 2, top].filter((tick) => Number.isInteger(tick))
  const left = (index: number) => x(index) ?? 0
  const center = (index: number) => left(index) + x.bandwidth() / 2
  // The number of a line stands at the end where the highest bar's name does not.
  const atEnd = peak !== undefined && center(peak.at) < 20
  return (
    <svg className={style.plot} width="100%" height={above + height + below} role="img" aria-label={label}>
      <svg y={above} width="100%" height={height} className={style.inside} aria-hidden="true">
        {lines.map((tick) => (
          <line key={tick} className={style.line} x2="100%" y1={y(tick)} y2={y(tick)} />
        ))}
        {values.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={index}
            className={style.bar}
            data-thin={thin || undefined}
            data-so-far={index === values.length - 1 || undefined}
            x={percent(left(index))}
            width={percent(x.bandwidth())}
            y={y(value)}
            height={height - y(value)}
          />
        ))}
        {before && (
          <Before id={id} values={values} before={before} at={center} left={left} y={y} width={x.bandwidth()} />
        )}
        <line className={style.base} x2="100%" y1={height} y2={height} />
        {lines.map((tick) => (
          <text
            key={tick}
            className={style.over}
            x={atEnd ? '100%' : 0}
            y={y(tick) - 5}
            textAnchor={atEnd ? 'end' : 'start'}
          >
            {inDigits(tick)}
          </text>
        ))}
        {peak && (
          <text
            className={style.over}
            data-peak=""
            x={percent(center(peak.at))}
            y={y(values[peak.at] ?? 0) - 8}
            textAnchor={anchorOf(center(peak.at))}
          >
            {peak.text}
          </text>
        )}
        {empty !== undefined && (
          <text className={style.empty} x="0" y={height - 16}>
            {empty}
          </text>
        )}
        <Marks marks={marks} at={center} y={height + 20} last={values.length - 1} />
      </svg>
    </svg>
  )
}

/** Keeps a name near an edge inside the plot. */
function anchorOf(across: number): 'start' | 'middle' | 'end' {
  if (across < 15) return 'start'
  return across > 85 ? 'end' : 'middle'
}

interface BeforeProps {
  id: string
  values: readonly number[]
  before: readonly number[]
  at: (index: number) => number
  left: (index: number) => number
  y: { (value: number): number; range(): number[] }
  width: number
}

/** A line in the opposite color of its ground: drawn twice, the second time clipped to the bars. */
function Before({ id, values, before, at, left, y, width }: BeforeProps) {
  const [height = 0] = y.range()
  const path = line<number>((_value, index) => at(index), y)([...before]) ?? ''
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      className={style.inside}
      aria-hidden="true"
    >
      <clipPath id={`${id}-bars`}>
        {values.slice(0, -1).map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={index}
            x={left(index)}
            width={width}
            y={y(value)}
            height={height - y(value)}
          />
        ))}
      </clipPath>
      <path className={style.before} d={path} />
      <path className={style.before} data-on-bars="" d={path} clipPath={`url(#${id}-bars)`} />
    </svg>
  )
}

interface MarksProps {
  marks: readonly Mark[]
  at: (index: number) => number
  y: number
  last: number
}

export function Marks({ marks, at, y, last }: MarksProps) {
  return (
    <g className={style.small}>
      {marks.map((mark) => (
        <text key={mark.at} x={percent(at(mark.at))} y={y} textAnchor={endOf(mark.at, last)}>
          {mark.text}
        </text>
      ))}
    </g>
  )
}

function endOf(at: number, last: number): 'start' | 'middle' | 'end' {
  if (at === 0) return 'start'
  return at === last ? 'end' : 'middle'
}
