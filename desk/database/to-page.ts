type HasId = { readonly id: number }

/** The first `size` rows, with the cursor of the next page. */
type Page<Row> = {
  readonly rows: readonly Row[]
  /** The id of the last row; null on the last page. */
  readonly next: number | null
}

/** @param rows up to `size + 1` of them: the extra row tells whether there is a next page */
export function toPage<Row extends HasId>(rows: readonly Row[], size: number): Page<Row> {
  const page = rows.slice(0, size)
  return { rows: page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null }
}
