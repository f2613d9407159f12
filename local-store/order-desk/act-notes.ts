import { type Currency, formatMoney } from '../store/currency.ts'
import { type ActEffects, type ActedOrder, type OrderAct, refundableAmount } from './order-acts.ts'

/**
 * What whoever acted should know: what the act did beside the order, and what it leaves to do.
 * @param currency of the shop, in which gift cards are
 */
export function describeAct(
  acted: ActedOrder,
  act: OrderAct,
  effects: ActEffects,
  currency: Currency,
): readonly string[] {
  const isOver = act.type === 'cancel' || act.type === 'refuse'
  return isOver
    ? [...stockNotes(effects, act.restock), ...cardNotes(effects, currency), ...moneyNotes(acted)]
    : []
}

function stockNotes({ restocked, uncounted, codes }: ActEffects, isWanted: boolean): string[] {
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

function cardNotes({ giftCards, lostGiftCards }: ActEffects, currency: Currency): string[] {
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

function moneyNotes(acted: ActedOrder): string[] {
  const open = refundableAmount(acted)
  return open > 0
    ? [
        `Give back the ${formatMoney(open, acted.order.totals.currency)} that the buyer paid, then note the refund here.`,
      ]
    : []
}
