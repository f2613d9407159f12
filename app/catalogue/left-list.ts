/** A row of a list when the list was left. */
export type LeftRow = {
  readonly height: number
  /** Too far from the viewport to be rendered on Back at once. */
  readonly isFar: boolean
}

/** By history entry. */
const left = new Map<string, { readonly rows: readonly LeftRow[]; readonly width: number }>()

/**
 * Stores the rows of a list for Back.
 * @param key of the history entry
 * @param nearPx distance from the viewport in pixels up to which a row is near
 */
export function storeList(key: string, list: Element, nearPx: number): void {
  const rows = [...list.children].map((row) => {
    const { top, bottom, height } = row.getBoundingClientRect()
    return { height, isFar: bottom < -nearPx || top > innerHeight + nearPx }
  })
  left.set(key, { rows, width: innerWidth })
}

/** The rows of a history entry's list as it was left; none in a window of another width, where they are of other heights. */
export function findList(key: string): readonly LeftRow[] {
  const list = left.get(key)
  return list && list.width === innerWidth ? list.rows : []
}
