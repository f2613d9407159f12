import { type Currency, toAmountText } from '../store/currency.ts'

export type MoneyNode = { readonly amount: string; readonly currencyCode: string }

/** Money for the API: decimal text in the shop's currency. @param units minor units */
export function toMoneyNode(units: number, currency: Currency): MoneyNode {
  return { amount: toAmountText(units, currency), currencyCode: currency.code }
}
