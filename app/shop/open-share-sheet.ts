/**
 * Opens the device's share sheet. Resolves when something was shared, when the shopper closed the sheet, and at a second
 * press while it is open.
 * @throws when the browser refuses to share this
 */
export function openShareSheet(data: ShareData): Promise<void> {
  return navigator.share(data).catch((error: Error) => {
    if (!/AbortError|InvalidStateError/.test(error.name)) throw error
  })
}
