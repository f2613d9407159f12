import type { QueryClient } from '@tanstack/react-query'
import { onDemand } from '#app/browser/on-demand.tsx'

export const loadCartSheet = onDemand(() =>
  import('./cart-sheet-content.tsx').then((part) => part.CartSheetContent),
)

/** Key of the query whose data is the content. */
export const CART_SHEET_SCRIPT = ['cart-sheet-script'] as const

/** Loads the content and renders it out of sight; a failure counts only when the sheet is opened. */
export function prepareCartSheet(client: QueryClient): void {
  loadCartSheet().then(
    (Content) => client.setQueryData(CART_SHEET_SCRIPT, () => Content),
    () => undefined,
  )
}
