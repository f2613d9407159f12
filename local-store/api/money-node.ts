import { type Currency, toAmountText } from '../store/currency.ts'
import { defineType } from './resolver-table.ts'

export type MoneyNode = { readonly amount: string; readonly currencyCode: string }

/** Money as the API writes it: decimal text in the shop's currency. @param units minor units */
export function toMoneyNode(units: number, currency: Currency): MoneyNode {
  return { amount: toAmountText(units, currency), currencyCode: currency.code }
}

export const moneyFields = defineType<MoneyNode>('MoneyV2', ['amount', 'currencyCode'])
