import type { CartSheetContent } from './cart-sheet-content.tsx'

export type SheetContent = typeof CartSheetContent

/**
 * Fetches what is in the cart sheet. After a failure it is fetched anew.
 * @throws when it cannot be fetched, as offline
 */
export async function loadCartSheet(): Promise<SheetContent> {
  return (await import('./cart-sheet-content.tsx')).CartSheetContent
}

/** Fetches it ahead of its first use; a failure counts only when the sheet is opened. */
export function prepareCartSheet(): void {
  loadCartSheet().catch(() => undefined)
}
