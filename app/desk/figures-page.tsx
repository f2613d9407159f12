import { deskFigures as words } from '#content/desk/figures.ts'
import { type Bar, BarChart } from './bar-chart.tsx'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { FiguresTable } from './figures-table.tsx'

/** One number of the shop. */
export type Figure = {
  readonly title: string
  /** Of the last 30 days, and of those before. */
  readonly now: string
  readonly before: string
  /** A bar for each of the 30 days, oldest first. */
  readonly bars: readonly Bar[]
}

type FiguresPageProps = {
  readonly viewer: DeskViewer
  readonly figures: readonly Figure[]
  /** Null with a hosted store. */
  readonly codes: readonly (readonly string[])[] | null
}

/** Thirty days of the shop at a glance. */
export function FiguresPage({ viewer, figures, codes }: FiguresPageProps) {
  return (
    <DeskDocument title={words.title} viewer={viewer} current="figures">
      <p className="lead">{words.lead}</p>
      <p className="hint">{codes === null ? words.hosted : words.counted}</p>
      <div className="figures">
        {figures.map((figure) => (
          <FigureCard key={figure.title} {...figure} />
        ))}
      </div>
      <details>
        <summary>{words.table}</summary>
        <FiguresTable
          label={words.table}
          head={[words.day, ...figures.map(({ title }) => title)]}
          rows={toRows(figures)}
        />
      </details>
      {codes && (
        <section>
          <h2>{words.codes}</h2>
          {codes.length === 0 && <p className="lead">{words.noCodes}</p>}
          {codes.length > 0 && (
            <FiguresTable
              label={words.codes}
              head={[words.code, words.uses, words.usesBefore]}
              rows={codes}
            />
          )}
        </section>
      )}
    </DeskDocument>
  )
}

function FigureCard({ title, now, before, bars }: Figure) {
  return (
    <section className="card figure">
      <h2>{title}</h2>
      <p className="figure-now">{now}</p>
      <p className="hint">{words.before(before)}</p>
      <BarChart title={title} bars={bars} />
    </section>
  )
}

/** Newest first, as one looks for yesterday. */
const toRows = (figures: readonly Figure[]) =>
  (figures[0]?.bars ?? [])
    .map(({ day }, at) => [day, ...figures.map(({ bars }) => bars[at]?.text ?? '')])
    .reverse()
