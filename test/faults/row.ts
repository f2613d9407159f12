/** One row of the report: a goal of the shop, and what was measured. */
export type Row = {
  readonly name: string
  /** Empty for a figure without a goal. */
  readonly goal: string
  readonly measured: string
  readonly isMet: boolean
  /** A few examples of what missed. */
  readonly examples?: readonly string[]
}

/** All rows of a part, under its title. */
export type RowGroup = { readonly title: string; readonly rows: readonly Row[] }

const MAX_EXAMPLES = 5

/** Three significant digits: more is noise. */
export const inWords = (value: number, unit = ''): string =>
  `${Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-GB') : Number(value.toPrecision(3))} ${unit}`.trim()

/** NaN misses the goal: then nothing was measured. */
export function atMost(name: string, most: number, value: number, unit = ''): Row {
  const [goal, measured] = [`at most ${inWords(most, unit)}`, inWords(value, unit)]
  return { name, goal, measured, isMet: value <= most }
}

/** As `atMost`. */
export function atLeast(name: string, least: number, value: number): Row {
  const [goal, measured] = [`at least ${inWords(least)}`, inWords(value)]
  return { name, goal, measured, isMet: value >= least }
}

/** @param found a sentence for each case that must not occur @param of the number of cases */
export function none(name: string, found: readonly string[], of: number): Row {
  return {
    name,
    goal: 'none',
    measured: `${found.length} of ${of.toLocaleString('en-GB')}`,
    isMet: found.length === 0 && of > 0,
    examples: [...new Set(found)].slice(0, MAX_EXAMPLES),
  }
}

export function informational(name: string, value: number, unit = ''): Row {
  return { name, goal: '', measured: inWords(value, unit), isMet: true }
}

/** The table of a run; a row that missed is marked and followed by examples. */
export function toTable(groups: readonly RowGroup[]): string {
  const rows = groups.flatMap((group) => group.rows)
  const width = (text: (row: Row) => string) => Math.max(0, ...rows.map((row) => text(row).length))
  const names = width(({ name }) => name)
  const goals = width(({ goal }) => goal)
  const values = width(({ measured }) => measured)
  const toLine = ({ name, goal, measured, isMet, examples = [] }: Row) =>
    [
      `  ${name.padEnd(names)}  ${goal.padEnd(goals)}  ${measured.padEnd(values)}  ${verdictOf(goal, isMet)}`.trimEnd(),
      ...(isMet ? [] : examples.map((line) => `      ${line}`)),
    ].join('\n')
  return groups.map(({ title, rows }) => ['', title, ...rows.map(toLine)].join('\n')).join('\n')
}

const verdictOf = (goal: string, isMet: boolean) => {
  if (goal === '') return ''
  return isMet ? 'met' : 'MISSED'
}
