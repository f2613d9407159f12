import { formatMoney, type Money } from '#commerce/model/money.ts'
import { dispatchLetter, orderLetter } from '#content/letters.ts'
import { createLetter, type Letter } from './letter.ts'
import type { LetterBlock } from './letter-blocks.ts'

/** An order as letters about it need it. */
export type LetterOrder = {
  /** Such as `#1001`. */
  readonly number: string
  readonly name: string
  readonly lines: readonly {
    readonly title: string
    readonly quantity: number
    /** Of all of its units. */
    readonly total: Money
  }[]
  readonly discount: Money
  readonly shipping: Money
  readonly total: Money
  /** The lines of the address. */
  readonly address: readonly string[]
  readonly payment: 'paid' | 'on-delivery'
  /** The order's page. */
  readonly url: string
}

/** Tells a buyer what was ordered, for how much, and where it goes. */
export function toOrderConfirmation(order: LetterOrder): Letter {
  const words = orderLetter
  const cash: LetterBlock[] =
    order.payment === 'on-delivery'
      ? [{ type: 'words', text: words.cash(formatMoney(order.total)) }]
      : []
  return createLetter({
    subject: words.subject(order.number),
    title: words.title,
    blocks: [
      { type: 'words', text: `${words.hello(order.name)} ${words.text(order.number)}` },
      { type: 'sums', rows: toRows(order) },
      ...cash,
      { type: 'words', text: [words.address, ...order.address].join('\n') },
      { type: 'button', label: words.button, url: order.url },
    ],
    reason: words.reason,
  })
}

function toRows({ lines, discount, shipping, total }: LetterOrder): [string, string][] {
  const words = orderLetter
  const off: [string, string][] =
    discount.minor > 0 ? [[words.discount, `−${formatMoney(discount)}`]] : []
  return [
    ...lines.map((line): [string, string] => [
      words.line(line.quantity, line.title),
      formatMoney(line.total),
    ]),
    ...off,
    [words.shipping, shipping.minor === 0 ? words.free : formatMoney(shipping)],
    [words.total, formatMoney(total)],
  ]
}

/** A parcel on its way. */
export type LetterParcel = {
  readonly carrier: string
  readonly trackingNumber: string | null
  /** The carrier's page; only of http or https. */
  readonly trackingUrl: string | null
}

/** Tells a buyer that the order has left. */
export function toDispatchNotice(order: LetterOrder, parcel: LetterParcel): Letter {
  const words = dispatchLetter
  const number: [string, string][] =
    parcel.trackingNumber === null ? [] : [[words.tracking, parcel.trackingNumber]]
  const follow: LetterBlock =
    parcel.trackingUrl !== null && isWeb(parcel.trackingUrl)
      ? { type: 'button', label: words.follow, url: parcel.trackingUrl }
      : { type: 'button', label: orderLetter.button, url: order.url }
  const cash: LetterBlock[] =
    order.payment === 'on-delivery'
      ? [{ type: 'words', text: orderLetter.cash(formatMoney(order.total)) }]
      : []
  return createLetter({
    subject: words.subject(order.number),
    title: words.title,
    blocks: [
      { type: 'words', text: `${orderLetter.hello(order.name)}\n${words.text(order.number)}` },
      { type: 'facts', rows: [[words.carrier, parcel.carrier], ...number] },
      follow,
      ...cash,
    ],
    reason: orderLetter.reason,
  })
}

/** Somebody typed it at the desk. */
const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
