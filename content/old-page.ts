/** What a page says that is shown as it was. */
export const oldPage = {
  /** Because the store does not answer. */
  asOf: (time: string) =>
    `Our store is not answering at the moment. Prices and stock on this page are as of ${time}.`,
  /** Because the network does not: the browser had kept it. */
  kept: (time: string) =>
    `The network did not answer, so this page is as it was on ${time}. Prices and stock may have changed since.`,
  keptTitle: 'As you last saw it',
} as const
