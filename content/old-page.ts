/** Notes on a page that was stored earlier. */
export const oldPage = {
  /** The store does not respond. */
  asOf: (time: string) =>
    `Our store is not answering at the moment. Prices and stock on this page are as of ${time}.`,
  /** There is no network; the browser had stored the page. */
  kept: (time: string) =>
    `The network did not answer, so this page is as it was on ${time}. Prices and stock may have changed since.`,
  keptTitle: 'As you last saw it',
} as const
