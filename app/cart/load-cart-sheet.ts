import { onDemand } from '#app/browser/on-demand.tsx'

/** What is in the cart sheet. */
export const loadCartSheet = onDemand(() =>
  import('./cart-sheet-content.tsx').then((part) => part.CartSheetContent),
)

/** Fetches it ahead of its first use; a failure counts only when the sheet is opened. */
export function prepareCartSheet(): void {
  loadCartSheet().catch(() => undefined)
}
