import { toAmountText } from '../store/paise.ts'
import { defineType } from './resolver-table.ts'

export type MoneyNode = { readonly amount: string; readonly currencyCode: 'INR' }

/** Money as the API writes it: decimal text and the only currency of the local store. */
export function toMoneyNode(paise: number): MoneyNode {
  return { amount: toAmountText(paise), currencyCode: 'INR' }
}

export const moneyFields = defineType<MoneyNode>('MoneyV2', ['amount', 'currencyCode'])
