/** Stock and prices of the local store, as the desk shows them. */
export const deskStock = {
  title: 'Stock',
  filters: { all: 'All', low: 'Low', 'sold-out': 'Sold out', changed: 'Changed price' },
  show: 'Show',
  searchHint: 'Words of a game or its SKU',
  none: 'Nothing here.',
  lead: 'Change as many rows as you like, then save once. What you leave empty stays as it is.',
  game: 'Game',
  stock: 'In stock',
  notCounted: 'not counted',
  add: 'Add',
  count: 'Counted',
  price: 'Price, ₹',
  compareAt: 'Before, ₹',
  lowLine: 'Low at',
  low: 'Low',
  soldOut: 'Sold out',
  save: 'Save all rows',
  saved: (count: number) => (count === 1 ? 'One row is saved.' : `${count} rows are saved.`),
  nothing: 'No row was changed.',
  already: 'This was already saved, so nothing was changed again.',
  gone: 'A game of this page is not sold any more, so nothing was saved. Check the others, then save again.',
  numberWrong: 'Enter a whole number up to 1,000,000.',
  priceWrong: 'Enter a price such as 499 or 499.50.',
  changedSince: (column: string, before: string, now: string) =>
    `${column}: it was changed from ${before || 'none'} to ${now || 'none'} after you opened this page. Check it, then save again.`,
  historyOf: (game: string) => `Changes of ${game}`,
  historyLead: 'Who changed stock and prices, newest first. Sales are in the orders.',
  noHistory: 'Nothing was changed yet. Sales are in the orders.',
  /** In place of a member's name. */
  file: 'Catalogue file',
  noValue: 'none',
  /** @param cause as stored, for example `refill` or `order PG1001 cancelled` */
  changed: (column: string, before: string, after: string, cause: string) =>
    `${column}: ${before} → ${after} (${cause})`,
  /** Leads to a refused row. */
  fix: (game: string) => `Go to ${game}`,
  of: (column: string, game: string) => `${column}: ${game}`,
} as const
