import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { Money } from '#commerce/model/money.ts'
import { cancelLetter, dispatchLetter, orderLetter } from '#content/letters.ts'
import { createLetter, type Letter } from './letter.ts'
import type { LetterBlock, LetterLink } from './letter-blocks.ts'

/** An order as letters about it need it. */
export type LetterOrder = {
  /** Such as `#1001`. */
  readonly number: string
  readonly name: string
  readonly lines: readonly {
    readonly title: string
    readonly quantity: number
    /** Of all of its units, before any discount. */
    readonly total: Money
  }[]
  readonly discount: Money
  readonly shipping: Money
  readonly total: Money
  /** What gift cards have paid of it. */
  readonly giftCards: Money
  /** What the courier collects; zero where it is paid. */
  readonly due: Money
  /** What was paid and is not given back yet. */
  readonly owed: Money
  /** The lines of the address. */
  readonly address: readonly string[]
  /** The order's page. */
  readonly url: string
  /** Forms to review what was ordered, one of each product. They know the buyer: for the buyer's own mailbox. */
  readonly reviews: readonly LetterLink[]
}

/** Tells a buyer what was ordered, for how much, and where it goes. */
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

function toRows({ lines, discount, shipping, total, giftCards }: LetterOrder): [string, string][] {
  const words = orderLetter
  const off: [string, string][] =
    discount.minor > 0 ? [[words.discount, `−${formatExactMoney(discount)}`]] : []
  const cards: [string, string][] =
    giftCards.minor > 0 ? [[words.giftCards, `−${formatExactMoney(giftCards)}`]] : []
  return [
    ...lines.map((line): [string, string] => [
      words.line(line.quantity, line.title),
      formatExactMoney(line.total),
    ]),
    ...off,
    [words.shipping, shipping.minor === 0 ? words.free : formatExactMoney(shipping)],
    [words.total, formatExactMoney(total)],
    ...cards,
  ]
}

const toCash = ({ due }: LetterOrder): LetterBlock[] =>
  due.minor > 0 ? [{ type: 'words', text: orderLetter.cash(formatExactMoney(due)) }] : []

/** A parcel on its way. */
export type LetterParcel = {
  readonly carrier: string
  readonly trackingNumber: string | null
  /** The carrier's page; only of http or https. */
  readonly trackingUrl: string | null
}

/** Tells a buyer that the order has left, or that what was said of its parcel was wrong. */
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
      // Who was asked once is not asked again.
      ...(isCorrected ? [] : toReviews(order)),
    ],
    reason: orderLetter.reason,
  })
}

const toReviews = ({ reviews }: LetterOrder): LetterBlock[] =>
  reviews.length > 0 ? [{ type: 'links', text: dispatchLetter.review, links: reviews }] : []

/** Tells a buyer that the order does not come, and what becomes of the money. */
export function toCancellation(order: LetterOrder): Letter {
  const words = cancelLetter
  const money = order.owed.minor > 0 ? words.owed(formatExactMoney(order.owed)) : words.nothingOwed
  return createLetter({
    subject: words.subject(order.number),
    title: words.title,
    blocks: [
      { type: 'words', text: `${orderLetter.hello(order.name)}\n${words.text(order.number)}` },
      { type: 'words', text: money },
      { type: 'words', text: words.ask },
      { type: 'button', label: orderLetter.button, url: order.url },
    ],
    reason: orderLetter.reason,
  })
}

/** Somebody typed it at the desk. */
const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
