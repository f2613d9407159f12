/** Leaves the shop for another document, such as the hosted checkout. */
export function leavePage(address: string): void {
  window.location.assign(address)
}
