/** A page of the desk to time, and a text that shows that it is the right page. */
export type DeskPage = { readonly path: string; readonly shows: string }

/** The figure for a process that has not rendered a page of the desk yet. */
export const SLOWEST_FIRST = 'the slowest of all pages, first answer'

/** The id of a row near the end of each list. */
const LATE_ROW_ID = 60

/**
 * Every list of the desk, over the rows of `fill-desk.ts`: its beginning, a page near its end, and a search for a row
 * in the middle, which takes as long as a search without results if all rows are read.
 */
export function listDeskPages(rows: number): Readonly<Record<string, DeskPage>> {
  const middle = Math.floor(rows / 2)
  const order = (id: number) => `PG${1000 + id}`
  return {
    today: { path: '/desk', shows: order(rows) },
    'orders, first page': { path: '/desk/orders?show=all', shows: order(rows) },
    'orders, late page': {
      path: `/desk/orders?show=all&before=${LATE_ROW_ID}`,
      shows: order(LATE_ROW_ID - 1),
    },
    'orders delivered, late page': {
      path: `/desk/orders?show=done&before=${LATE_ROW_ID}`,
      shows: order(LATE_ROW_ID - 1),
    },
    'orders, search': {
      path: `/desk/orders?show=all&search=buyer${middle}@`,
      shows: order(middle),
    },
    'a buyer, with their order': {
      path: `/desk/orders/${middle}/person`,
      shows: `>${order(middle)}<`,
    },
    'stock, first page': { path: '/desk/stock?show=all', shows: 'G1-CL-EN' },
    'stock, late page': {
      path: `/desk/stock?show=all&after=${rows - LATE_ROW_ID}`,
      shows: `G${Math.floor(rows / 6) - 5}-CL-EN`,
    },
    'stock, search': {
      path: `/desk/stock?show=all&search=g${Math.floor(middle / 6)}-tr-hi`,
      shows: `G${Math.floor(middle / 6)}-TR-HI`,
    },
    'messages, first page': { path: '/desk/messages?state=all', shows: `T-${1000 + rows}` },
    'messages, late page': {
      path: `/desk/messages?state=all&before=${LATE_ROW_ID}`,
      shows: `T-${1000 + LATE_ROW_ID - 1}`,
    },
    'messages, search': {
      path: `/desk/messages?state=all&search=parcel+buyer${middle}`,
      shows: `T-${1000 + middle}`,
    },
    'subscribers, first page': { path: '/desk/subscribers', shows: `reader${rows}@` },
    'subscribers, late page': {
      path: `/desk/subscribers?before=${LATE_ROW_ID}`,
      shows: `reader${LATE_ROW_ID - 1}@`,
    },
    'subscribers, search': {
      path: `/desk/subscribers?search=reader${middle}@`,
      shows: `reader${middle}@`,
    },
    'wishes, first page': { path: '/desk/wishes', shows: 'Wanted game ' },
    'wishes, late page': {
      path: `/desk/wishes?from=${Math.floor(rows / 5) - LATE_ROW_ID}`,
      shows: 'Wanted game ',
    },
    'wishes, search': {
      path: `/desk/wishes?search=game+${Math.floor(middle / 5)}`,
      shows: `Wanted game ${Math.floor(middle / 5)}`,
    },
    'letters, first page': { path: '/desk/letters', shows: `Letter ${rows}<` },
    'letters, late page': {
      path: `/desk/letters?before=${LATE_ROW_ID}`,
      shows: `Letter ${LATE_ROW_ID - 1}<`,
    },
    'reviews, first page': {
      path: '/desk/reviews?state=published',
      shows: `Reviewer ${rows - 1} `,
    },
    'reviews, late page': {
      path: `/desk/reviews?state=published&before=${LATE_ROW_ID}`,
      shows: `Reviewer ${LATE_ROW_ID - 1} `,
    },
    figures: { path: '/desk/figures', shows: 'CODE1' },
    'log, first page': { path: '/desk/log', shows: `order ${rows - 1}` },
    'log, late page': {
      path: `/desk/log?before=${LATE_ROW_ID}`,
      shows: `order ${LATE_ROW_ID / 2}`,
    },
  }
}
