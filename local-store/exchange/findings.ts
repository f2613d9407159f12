/** A finding about a row, for the owner of the file. */
type Finding = {
  readonly row: number
  readonly product: string
  readonly sentence: string
  /** Whether the import continues with the correction in the sentence; otherwise nothing is written. */
  readonly isCorrected: boolean
}

/** What an import found, row by row. */
export type Findings = {
  /** The row is used with the correction that the sentence describes. */
  corrected(position: RowPosition, sentence: string): void
  /** The row cannot be used; the sentence says what it must be. */
  refused(position: RowPosition, sentence: string): void
  readonly hasRefused: () => boolean
  /** In the order of the file: `Row 12 (drunk-ludo): …` */
  readonly toLines: () => { readonly text: string; readonly isCorrected: boolean }[]
}

export type RowPosition = { readonly row: number; readonly product: string }

export function createFindings(): Findings {
  const all: Finding[] = []
  return {
    corrected: (position, sentence) => void all.push({ ...position, sentence, isCorrected: true }),
    refused: (position, sentence) => void all.push({ ...position, sentence, isCorrected: false }),
    hasRefused: () => all.some(({ isCorrected }) => !isCorrected),
    toLines: () =>
      all
        .toSorted((one, other) => one.row - other.row)
        .map(({ row, product, sentence, isCorrected }) => ({
          text: `Row ${row}${product === '' ? '' : ` (${product})`}: ${sentence}`,
          isCorrected,
        })),
  }
}
