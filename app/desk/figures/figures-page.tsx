import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { deskFigures as words } from '#content/desk/figures.ts'
import { type Bar, BarChart } from './bar-chart.tsx'

/** One number of the shop. */
export type Figure = {
  readonly title: string
  /** Totals of the last 30 days and of the 30 days before. */
  readonly now: string
  readonly before: string
  /** A bar for each of the 30 days, oldest first. */
  readonly bars: readonly Bar[]
}

/** Per row: a name, then its numbers for the last 30 days and the 30 days before. */
type Rows = readonly (readonly string[])[]

type FiguresPageProps = {
  readonly viewer: DeskViewer
  readonly figures: readonly Figure[]
  /** Null with a hosted store. */
  readonly codes: Rows | null
  readonly pages: Rows
  /** Searches that found nothing. */
  readonly searches: Rows
}

/** The shop's figures of the last 30 days. */
export function FiguresPage({ viewer, figures, codes, pages, searches }: FiguresPageProps) {
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
      {codes && <Ranking title={words.codes} of={words.code} rows={codes} none={words.noCodes} />}
      <Ranking title={words.pages} of={words.page} rows={pages} none="" />
      <Ranking title={words.searches} of={words.words} rows={searches} none={words.noSearches} />
      <p className="hint">{words.howCounted}</p>
    </DeskDocument>
  )
}

type RankingProps = {
  readonly title: string
  /** Heading of the first column. */
  readonly of: string
  readonly rows: Rows
  readonly none: string
}

function Ranking({ title, of, rows, none }: RankingProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="lead">{none}</p>
      ) : (
        <FiguresTable label={title} head={[of, words.uses, words.usesBefore]} rows={rows} />
      )}
    </section>
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

/** One row per day, newest first. */
const toRows = (figures: readonly Figure[]) =>
  (figures[0]?.bars ?? [])
    .map(({ day }, at) => [day, ...figures.map(({ bars }) => bars[at]?.text ?? '')])
    .reverse()

type FiguresTableProps = {
  readonly label: string
  readonly head: readonly string[]
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[]
}

/** A table of numbers. On a phone it scrolls sideways, by keyboard too. */
function FiguresTable({ label, head, rows }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="figures-scroll" aria-label={label} tabIndex={0}>
      <table className="figures-table">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
