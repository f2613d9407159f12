import { onDemand } from '#app/browser/on-demand.tsx'

export const loadCartSheet = onDemand(() =>
  import('./cart-sheet-content.tsx').then((part) => part.CartSheetContent),
)

/** Preloads the content; a failure counts only when the sheet is opened. */
export function prepareCartSheet(): void {
  loadCartSheet().catch(() => undefined)
}
