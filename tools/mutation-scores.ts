/** The parts of Stryker's report that are read here. */
type Report = {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >
}
type Mutant = {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: { readonly line: number } }
}

/** A mutant that changes nothing a test could see. The line is its text, so that it survives moves. */
export type Equivalent = {
  readonly file: string
  readonly line: string
  readonly replacement: string
  readonly reason: string
}

export type Survivor = {
  readonly file: string
  readonly lineNumber: number
  readonly line: string
  readonly mutator: string
  readonly replacement: string
  readonly status: string
}

export type FileScore = {
  readonly file: string
  readonly noticed: number
  readonly equivalent: number
  readonly survivors: readonly Survivor[]
}

const noticed = new Set(['Killed', 'Timeout'])
const missed = new Set(['Survived', 'NoCoverage'])

/** Counts the mutants that tests noticed in each file; those that do not compile are ignored. */
export function toScores(report: Report, equivalents: readonly Equivalent[]): FileScore[] {
  return Object.entries(report.files).map(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    const left = mutants
      .filter(({ status }) => missed.has(status))
      .map(
        ({ location, mutatorName, replacement = '', status }): Survivor => ({
          file,
          lineNumber: location.start.line,
          line: lines[location.start.line - 1]?.trim() ?? '',
          mutator: mutatorName,
          replacement,
          status,
        }),
      )
    const survivors = left.filter(
      ({ line, replacement }) =>
        !equivalents.some(
          (equivalentMutant) =>
            equivalentMutant.file === file &&
            equivalentMutant.line === line &&
            equivalentMutant.replacement === replacement,
        ),
    )
    return {
      file,
      noticed: mutants.filter(({ status }) => noticed.has(status)).length,
      equivalent: left.length - survivors.length,
      survivors,
    }
  })
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '  100%' : `${((100 * part) / whole).toFixed(1).padStart(5)}%`

/** A table by file, the score of the area, and each survivor with its line. */
export function renderScores(area: string, scores: readonly FileScore[]): string {
  const rows = scores.map(({ file, noticed: count, equivalent, survivors }) => {
    const whole = count + survivors.length
    const known = equivalent > 0 ? `, ${equivalent} equivalent` : ''
    return `${percent(count, whole)}  ${count} of ${whole}${known}  ${file}`
  })
  const all = scores.flatMap(({ survivors }) => survivors)
  const total = scores.reduce((sum, score) => sum + score.noticed, 0)
  return [
    ...all.map(
      ({ file, lineNumber, line, mutator, replacement, status }) =>
        `${file}:${lineNumber} ${status} ${mutator}\n  ${line}\n  → ${replacement.slice(0, 200)}`,
    ),
    ...rows,
    `${percent(total, total + all.length)}  ${total} of ${total + all.length}  ${area}`,
  ].join('\n')
}
