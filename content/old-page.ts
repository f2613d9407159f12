/** What a page says that is shown as it was, because the store does not answer. */
export const oldPage = {
  asOf: (time: string) =>
    `Our store is not answering at the moment. Prices and stock on this page are as of ${time}.`,
} as const
