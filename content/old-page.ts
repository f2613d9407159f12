/** Notes on a page that was stored earlier. */
export const oldPage = {
  /** The store does not respond. */
  asOf: (time: string) =>
    `Our store isn’t answering right now. Prices and stock on this page are as of ${time}.`,
  /** There is no network; the browser had stored the page. */
  kept: (time: string) =>
    `The network isn’t answering, so you see this page as it was on ${time}. Prices and stock may have changed since.`,
  /** The same in a toast, which cuts a description after three lines. */
  toast: {
    title: 'As you last saw it',
    text: (time: string) => `Prices and stock may have changed since ${time}.`,
  },
} as const
