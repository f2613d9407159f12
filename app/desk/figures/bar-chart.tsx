import { deskFigures as words } from '#content/desk/figures.ts'

export type Bar = {
  readonly day: string
  readonly value: number
  /** The formatted value. */
  readonly text: string
}

type BarChartProps = {
  readonly title: string
  /** Oldest first. */
  readonly bars: readonly Bar[]
}

/** Sizes in units of the view box. The SVG is stretched to its container, so it contains no text. */
const HEIGHT = 100
const STEP = 10
const BAR = 7

/** One bar per day, rendered on the server without a script; the style sheet sets the colours. */
export function BarChart({ title, bars }: BarChartProps) {
  const top = bars.reduce<Bar | null>(
    (best, bar) => (bar.value > (best?.value ?? 0) ? bar : best),
    null,
  )
  const most = top && words.most(top.text, top.day)
  return (
    <figure className="chart">
      <svg
        role="img"
        aria-label={words.chart(title, most)}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ day, value, text }, at) => {
          const height = top ? Math.round((value / top.value) * HEIGHT) : 0
          // A small value still shows a bar.
          const shown = value > 0 ? Math.max(2, height) : 0
          return (
            <rect key={day} x={at * STEP + 1} y={HEIGHT - shown} width={BAR} height={shown}>
              <title>{`${day}: ${text}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{bars.at(0)?.day}</span>
        {most && <b>{most}</b>}
        <span>{bars.at(-1)?.day}</span>
      </figcaption>
    </figure>
  )
}
