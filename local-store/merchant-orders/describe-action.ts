import { type Currency, formatMoney } from '../store/currency.ts'
import {
  type ActionEffects,
  type OrderAction,
  type OrderWithProgress,
  refundableAmount,
} from './order-actions.ts'

/**
 * Notes for the person who acted: what else the action did, and what is left to do.
 * @param currency of the shop, in which gift cards are
 * @param owesDelivery whether a buyer who refuses a parcel still owes the delivery fee
 */
export function describeAction(
  current: OrderWithProgress,
  action: OrderAction,
  effects: ActionEffects,
  { currency, owesDelivery }: { readonly currency: Currency; readonly owesDelivery: boolean },
): readonly string[] {
  if (action.type !== 'cancel' && action.type !== 'refuse') return []
  const fee = action.type === 'refuse' && owesDelivery ? current.order.totals.delivery : 0
  return [
    ...stockNotes(effects, action.restock),
    ...creditedCardNotes(effects, currency),
    ...(refundableAmount(current) > fee
      ? [...lostCardNotes(effects, currency), refundNote(current, fee)]
      : []),
  ]
}

function stockNotes({ restocked, uncounted, codes }: ActionEffects, isWanted: boolean): string[] {
  const units = (count: number) => (count === 1 ? '1 game is' : `${count} games are`)
  return [
    ...(isWanted ? [] : ['The stock was not changed.']),
    ...(restocked > 0 ? [`${units(restocked)} back in stock.`] : []),
    ...(uncounted > 0
      ? [`${units(uncounted)} not tracked in stock, so their stock was not changed.`]
      : []),
    ...codes.map((code) => `The code ${code} may be used again.`),
  ]
}

function creditedCardNotes({ giftCards }: ActionEffects, currency: Currency): string[] {
  return giftCards.map(
    ({ lastFour, amount }) =>
      `${formatMoney(amount, currency)} was credited to the gift card ending ${lastFour}.`,
  )
}

/** The refund that the next note asks for includes these cards, so they add nothing to it. */
function lostCardNotes({ lostGiftCards }: ActionEffects, currency: Currency): string[] {
  return lostGiftCards.map(
    ({ lastFour, amount }) =>
      `Nothing was credited to the gift card ending ${lastFour}, by which ${formatMoney(amount, currency)} was paid: what is still owed of it is in the refund below.`,
  )
}

function refundNote(current: OrderWithProgress, fee: number): string {
  const paid = refundableAmount(current)
  const money = (amount: number) => formatMoney(amount, current.order.totals.currency)
  if (fee === 0)
    return `Refund the ${money(paid)} that the buyer paid, then record the refund here.`
  return `Refund ${money(paid - fee)} of the ${money(paid)} that the buyer paid, then record the refund here: the ${money(fee)} for delivery is still owed, as merchant/tax.ts says.`
}
