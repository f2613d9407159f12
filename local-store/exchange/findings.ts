/** Something about a row that its owner should know. */
type Finding = {
  readonly row: number
  readonly product: string
  readonly sentence: string
  /** Whether the import goes on, as the sentence says; else nothing is written. */
  readonly isMended: boolean
}

/** What an import found, row by row. */
export type Findings = {
  /** The row is used, changed as the sentence says. */
  mended(place: RowPlace, sentence: string): void
  /** The row cannot be used as it is: the sentence says what it must be. */
  refused(place: RowPlace, sentence: string): void
  readonly hasRefused: () => boolean
  /** In the order of the file: `Row 12 (drunk-ludo): …` */
  readonly toLines: () => { readonly text: string; readonly isMended: boolean }[]
}

export type RowPlace = { readonly row: number; readonly product: string }

export function createFindings(): Findings {
  const all: Finding[] = []
  return {
    mended: (place, sentence) => void all.push({ ...place, sentence, isMended: true }),
    refused: (place, sentence) => void all.push({ ...place, sentence, isMended: false }),
    hasRefused: () => all.some(({ isMended }) => !isMended),
    toLines: () =>
      all
        .toSorted((one, other) => one.row - other.row)
        .map(({ row, product, sentence, isMended }) => ({
          text: `Row ${row}${product === '' ? '' : ` (${product})`}: ${sentence}`,
          isMended,
        })),
  }
}
