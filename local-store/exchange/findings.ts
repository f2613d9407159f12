/** A finding about a row, for the owner of the file. */
type Finding = {
  readonly row: number
  readonly product: string
  readonly sentence: string
  /** Whether the import continues with the correction in the sentence; otherwise nothing is written. */
  readonly isMended: boolean
}

/** What an import found, row by row. */
export type Findings = {
  /** The row is used with the correction that the sentence describes. */
  mended(place: RowPlace, sentence: string): void
  /** The row cannot be used; the sentence says what it must be. */
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
