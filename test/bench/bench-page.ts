import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#merchant/brand.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'
import { root } from '#tools/project.ts'
import { type Figure, figureGroups, keyOf } from './figures.ts'
import type { Run } from './results.ts'

/** Sizes in the SVG's coordinates. */
const WIDTH = 320
const BAR = 12
const HISTORY = 40
/** The most runs that the history chart shows. */
const SHOWN = 40

/** Column headings; on phones each one is shown before its cell. */
const heads = ['Figure', 'Median', 'Spread', 'Wanted', 'This run', 'All runs'] as const

/** A bar for the median, a line for the spread of its rounds, a mark at the goal. */
function drawBar(figure: Figure, run: Run): string {
  const [middle, least, most] = run.figures[keyOf(figure)] ?? [0, 0, 0]
  const { goal = 0 } = figure
  const scale = WIDTH / (Math.max(most, goal) * 1.05 || 1)
  const at = (value: number) => (value * scale).toFixed(1)
  const middleOfBar = BAR / 2
  const mark = goal > 0 ? `<path class="goal" d="M${at(goal)} 0v${BAR}"/>` : ''
  return `<svg viewBox="0 0 ${WIDTH} ${BAR}" aria-hidden="true"><rect class="${isMet(figure, middle) ? 'met' : 'missed'}" width="${at(middle)}" height="${BAR}"/><path class="spread" d="M${at(least)} ${middleOfBar}H${at(most)}"/>${mark}</svg>`
}

function isMet({ goal, more }: Figure, value: number): boolean {
  if (goal === undefined) return true
  return more ? value >= goal : value <= goal
}

/** The medians of the last runs, on a scale from zero. */
function drawHistory(figure: Figure, runs: readonly Run[]): string {
  const known = runs.flatMap((run) => run.figures[keyOf(figure)]?.[0] ?? []).slice(-SHOWN)
  const most = Math.max(...known) || 1
  const step = WIDTH / Math.max(known.length - 1, 1)
  const points = known.map(
    (value, at) => `${(at * step).toFixed(1)},${(HISTORY - (value / most) * HISTORY).toFixed(1)}`,
  )
  return `<svg viewBox="0 -2 ${WIDTH} ${HISTORY + 4}" role="img" aria-label="${known.join(', ')}"><polyline points="${points.join(' ')}"/></svg>`
}

function drawRow(figure: Figure, run: Run, runs: readonly Run[]): string {
  const spread = run.figures[keyOf(figure)]
  if (!spread) return ''
  const { name, unit, goal, more } = figure
  const wanted = goal === undefined ? '' : `${more ? 'at least' : 'at most'} ${goal}`
  const cells = [
    `${spread[0]} ${unit}`,
    `${spread[1]} to ${spread[2]}`,
    wanted,
    drawBar(figure, run),
    drawHistory(figure, runs),
  ].map((cell, at) => `<td data-head="${heads[at + 1]}">${cell}</td>`)
  return `<tr><th scope="row">${escapeMarkup(name)}</th>${cells.join('')}</tr>`
}

function drawGroup(title: string, figures: readonly Figure[], runs: readonly Run[]): string {
  const run = runs.at(-1)
  if (!run) return ''
  const rows = figures.map((figure) => drawRow(figure, run, runs)).join('\n')
  return `<table><caption>${escapeMarkup(title)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows}</tbody></table>`
}

/** All tables have the same column widths; on phones each figure is a block, with its charts below its numbers. */
const layout = `
table { width: 100%; table-layout: fixed; border-collapse: collapse }
@media (width >= 60rem) {
  th, td { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid var(--line) }
  th:nth-child(1) { width: 24% }
  th:nth-child(2), th:nth-child(3), th:nth-child(4) { width: 11% }
}
@media (width < 60rem) {
  thead { display: none }
  table, caption, tbody { display: block }
  tr { display: grid; grid-template-columns: repeat(3, auto) 1fr; gap: 0 1.25rem; padding-block: 0.625rem; border-bottom: 1px solid var(--line) }
  th, td:nth-child(n + 5) { grid-column: 1 / -1 }
  th { font-weight: 600 }
  td:empty { display: none }
  td { white-space: nowrap }
  td:nth-child(-n + 4)::before { content: attr(data-head); display: block; font-size: var(--size-xs) }
  td:nth-child(n + 5) { padding-top: 0.5rem }
}`

/** A page with the newest run and the history, in the shop's colours. @param runs oldest first */
export function drawBenchPage(runs: readonly Run[]): string {
  const newest = runs.at(-1)
  const tokens = ['app/styles/tokens.css', 'merchant/colours.css']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  const groups = Object.entries(figureGroups).map(([title, figures]) =>
    drawGroup(title, figures, runs),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Speed of ${brand.name}</title>
<style>
${tokens}
body { max-width: var(--page-width); margin: 2rem auto; padding: 0 var(--gutter); background: var(--ground); color: var(--ink); font: var(--size-sm) var(--face-text) }
h1, caption { font-family: var(--face-display); text-align: start }
caption { padding: 1.5rem 0 0.5rem; font-size: var(--size-xl) }
${layout}
th, td { text-align: start; font-weight: 400 }
thead th, td::before { color: var(--muted) }
td { font-variant-numeric: tabular-nums }
svg { display: block; width: 100%; overflow: visible }
.met { fill: var(--success) }
.missed { fill: var(--danger) }
.spread { stroke: var(--ink); stroke-width: 2 }
.goal { stroke: var(--marigold); stroke-width: 3 }
polyline { fill: none; stroke: var(--purple); stroke-width: 2 }
</style>
<h1>Speed of ${brand.name}</h1>
<p>${escapeMarkup(`${newest?.commit} at ${newest?.at}, ${newest?.rounds} ${newest?.rounds === 1 ? 'round' : 'rounds'}, on ${newest?.machine}. Bars: the median of the rounds, its spread, and what is wanted.`)}</p>
${groups.join('\n')}
</html>
`
}
