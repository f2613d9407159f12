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
    ...cardNotes(effects, currency),
    ...moneyNotes(current, fee),
  ]
}

function stockNotes({ restocked, uncounted, codes }: ActionEffects, isWanted: boolean): string[] {
  const units = (count: number) => (count === 1 ? '1 game is' : `${count} games are`)
  return [
    ...(isWanted ? [] : ['The stock was left as it is.']),
    ...(restocked > 0 ? [`${units(restocked)} back in stock.`] : []),
    ...(uncounted > 0
      ? [`${units(uncounted)} not counted, so no stock was changed for that.`]
      : []),
    ...codes.map((code) => `The code ${code} may be used again.`),
  ]
}

function cardNotes({ giftCards, lostGiftCards }: ActionEffects, currency: Currency): string[] {
  const money = (amount: number) => formatMoney(amount, currency)
  return [
    ...giftCards.map(
      ({ lastFour, amount }) => `${money(amount)} went back to the gift card ending ${lastFour}.`,
    ),
    ...lostGiftCards.map(
      ({ lastFour, amount }) =>
        `${money(amount)} could not go back to the gift card ending ${lastFour}: settle it with the buyer.`,
    ),
  ]
}

function moneyNotes(current: OrderWithProgress, fee: number): string[] {
  const paid = refundableAmount(current)
  if (paid <= fee) return []
  const money = (amount: number) => formatMoney(amount, current.order.totals.currency)
  if (fee === 0)
    return [`Give back the ${money(paid)} that the buyer paid, then note the refund here.`]
  return [
    `Give back ${money(paid - fee)} of the ${money(paid)} that the buyer paid, then note the refund here: the ${money(fee)} for delivery are owed all the same, as merchant/tax.ts says.`,
  ]
}
