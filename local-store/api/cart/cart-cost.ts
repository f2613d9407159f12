import type { Currency } from '../../store/currency.ts'
import { type MoneyNode, toMoneyNode } from '../money-node.ts'
import { type CartNode, toGiftCardId } from './cart-node.ts'

export type CartCost = {
  readonly checkoutChargeAmount: MoneyNode
  readonly subtotalAmount: MoneyNode
  readonly subtotalAmountEstimated: true
  readonly totalAmount: MoneyNode
  readonly totalAmountEstimated: true
  readonly totalDutyAmount: null
  readonly totalDutyAmountEstimated: true
  readonly totalTaxAmount: null
  readonly totalTaxAmountEstimated: true
}

/**
 * The subtotal is after product discounts and before order discounts; the total is the amount left to pay, with
 * delivery and after gift cards (as at the provider).
 */
export function costOf({ priced }: CartNode): CartCost {
  const lowered = priced.lines
    .flatMap((line) => line.allocations)
    .filter((part) => part.scope === 'product')
    .reduce((sum, part) => sum + part.amount, 0)
  const subtotalAmount = toMoneyNode(priced.subtotal - lowered, priced.currency)
  return {
    checkoutChargeAmount: subtotalAmount,
    subtotalAmount,
    subtotalAmountEstimated: true,
    totalAmount: toMoneyNode(priced.due, priced.currency),
    totalAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
  }
}

export type GiftCardNode = {
  readonly __typename: 'AppliedGiftCard'
  readonly id: string
  readonly amountUsed: MoneyNode
  readonly amountUsedV2: MoneyNode
  readonly balance: MoneyNode
  readonly balanceV2: MoneyNode
  readonly lastCharacters: string
  readonly presentmentAmountUsed: MoneyNode
}

/** @param shopCurrency the currency of gift cards, whatever the cart's currency is */
export function giftCardsOf({ priced, record }: CartNode, shopCurrency: Currency): GiftCardNode[] {
  return priced.giftCards.map((card) => {
    const amountUsed = toMoneyNode(card.amountUsed, shopCurrency)
    const balance = toMoneyNode(card.balanceAfter, shopCurrency)
    return {
      __typename: 'AppliedGiftCard',
      id: toGiftCardId(card.code, record.token),
      amountUsed,
      amountUsedV2: amountUsed,
      balance,
      balanceV2: balance,
      lastCharacters: card.code.slice(-4).toLowerCase(),
      presentmentAmountUsed: toMoneyNode(card.presentmentAmountUsed, priced.currency),
    }
  })
}
