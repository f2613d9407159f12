import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { Money } from '#commerce/model/money.ts'
import { cancelLetter, dispatchLetter, orderLetter } from '#content/letters.ts'
import { createLetter, type Letter } from './letter.ts'
import type { LetterBlock, LetterLink, SumRow } from './letter-blocks.ts'

/** An order as its letters need it. */
export type LetterOrder = {
  /** For example `#1001`. */
  readonly number: string
  readonly name: string
  readonly lines: readonly {
    readonly title: string
    readonly quantity: number
    /** The price of all units, before any discount. */
    readonly total: Money
  }[]
  readonly discount: Money
  readonly shipping: Money
  readonly total: Money
  /** The amount paid by gift card. */
  readonly giftCards: Money
  /** The amount that the courier collects; zero for a prepaid order. */
  readonly due: Money
  /** The amount paid and not refunded yet. */
  readonly owed: Money
  /** The lines of the address. */
  readonly address: readonly string[]
  /** The order status page. */
  readonly url: string
  /** Links to review each product ordered. They identify the buyer, so send them only to the buyer's mailbox. */
  readonly reviews: readonly LetterLink[]
}

/** Tells a buyer what was ordered, what it costs and where it is delivered. */
export function toOrderConfirmation(order: LetterOrder): Letter {
  const words = orderLetter
  return createLetter({
    subject: words.subject(order.number),
    title: words.title,
    blocks: [
      { type: 'words', text: `${words.hello(order.name)} ${words.text(order.number)}` },
      { type: 'sums', rows: toRows(order) },
      ...toCash(order),
      { type: 'words', text: [words.address, ...order.address].join('\n') },
      { type: 'button', label: words.button, url: order.url },
    ],
    reason: words.reason,
  })
}

function toRows({ lines, discount, shipping, total, giftCards }: LetterOrder): SumRow[] {
  const words = orderLetter
  const off: SumRow[] =
    discount.minor > 0 ? [[words.discount, `−${formatExactMoney(discount)}`]] : []
  const cards: SumRow[] =
    giftCards.minor > 0 ? [[words.giftCards, `−${formatExactMoney(giftCards)}`]] : []
  return [
    ...lines.map(
      (line): SumRow => [words.line(line.quantity, line.title), formatExactMoney(line.total)],
    ),
    ...off,
    [words.shipping, shipping.minor === 0 ? words.free : formatExactMoney(shipping)],
    [words.total, formatExactMoney(total), 'total'],
    ...cards,
  ]
}

const toCash = ({ due }: LetterOrder): LetterBlock[] =>
  due.minor > 0 ? [{ type: 'words', text: orderLetter.cash(formatExactMoney(due)) }] : []

/** A parcel under way. */
export type LetterParcel = {
  readonly carrier: string
  readonly trackingNumber: string | null
  /** The carrier's tracking page; http or https only. */
  readonly trackingUrl: string | null
}

/** Tells a buyer that the order was dispatched, or corrects what was said about its parcel. */
export function toDispatchNotice(
  order: LetterOrder,
  parcel: LetterParcel,
  isCorrected = false,
): Letter {
  const words = dispatchLetter
  const number: [string, string][] =
    parcel.trackingNumber === null ? [] : [[words.tracking, parcel.trackingNumber]]
  const follow: LetterBlock =
    parcel.trackingUrl !== null && isWeb(parcel.trackingUrl)
      ? { type: 'button', label: words.follow, url: parcel.trackingUrl }
      : { type: 'button', label: orderLetter.button, url: order.url }
  const text = isCorrected ? words.corrected(order.number) : words.text(order.number)
  return createLetter({
    subject: isCorrected ? words.correctedSubject(order.number) : words.subject(order.number),
    title: words.title,
    blocks: [
      { type: 'words', text: `${orderLetter.hello(order.name)}\n${text}` },
      { type: 'facts', rows: [[words.carrier, parcel.carrier], ...number] },
      follow,
      ...toCash(order),
      // Reviews are asked for only once.
      ...(isCorrected ? [] : toReviews(order)),
    ],
    reason: orderLetter.reason,
  })
}

const toReviews = ({ reviews }: LetterOrder): LetterBlock[] =>
  reviews.length > 0 ? [{ type: 'links', text: dispatchLetter.review, links: reviews }] : []

/** What a gift card got back. */
export type CreditedCard = { readonly lastFour: string; readonly amount: Money }

/** Tells a buyer that the order is cancelled, and what happens to the money. */
export function toCancellation(order: LetterOrder, cards: readonly CreditedCard[] = []): Letter {
  const words = cancelLetter
  const nothing = cards.length > 0 ? words.nothingElse : words.nothingOwed
  const money = [
    ...cards.map(({ amount, lastFour }) => words.card(formatExactMoney(amount), lastFour)),
    order.owed.minor > 0 ? words.owed(formatExactMoney(order.owed)) : nothing,
  ]
  return createLetter({
    subject: words.subject(order.number),
    title: words.title,
    blocks: [
      { type: 'words', text: `${orderLetter.hello(order.name)}\n${words.text(order.number)}` },
      { type: 'words', text: money.join('\n') },
      { type: 'words', text: words.ask },
      { type: 'button', label: orderLetter.button, url: order.url },
    ],
    reason: orderLetter.reason,
  })
}

/** Checked, because somebody typed it at the desk. */
const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
