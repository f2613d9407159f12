import type { ProductSummary } from '#commerce/model/product.ts'

/** Row heights of a list in pixels, by product id. */
export type LeftList = {
  /** Rows near the viewport. */
  readonly near: ReadonlyMap<string, number>
  readonly far: ReadonlyMap<string, number>
}

export const NOTHING_LEFT: LeftList = { near: new Map(), far: new Map() }

/** By history entry. */
const left = new Map<string, LeftList & { readonly width: number }>()

/**
 * Stores the heights of a list's rows for Back.
 * @param key of the history entry
 * @param rows the list's elements, one for each of the first products
 * @param nearPx distance from the viewport in pixels up to which a row is near
 */
export function keepList(
  key: string,
  rows: HTMLCollection,
  products: readonly ProductSummary[],
  nearPx: number,
): void {
  const near = new Map<string, number>()
  const far = new Map<string, number>()
  for (const [index, row] of [...rows].entries()) {
    const { top, bottom, height } = row.getBoundingClientRect()
    const id = products[index]?.id ?? ''
    const isFar = bottom < -nearPx || top > innerHeight + nearPx
    ;(isFar ? far : near).set(id, height)
  }
  left.set(key, { near, far, width: innerWidth })
}

/** The list of a history entry as it was left; empty in a window of another width, where rows have other heights. */
export function recallList(key: string): LeftList {
  const list = left.get(key)
  return list && list.width === innerWidth ? list : NOTHING_LEFT
}
