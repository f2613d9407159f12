import { checkObject, checkText } from '#commerce/operations/check-shape.ts'
import { shortenAmount } from './decimal-amount.ts'
import type { LegacyMoney } from './legacy-checkout.ts'

/** @throws StorefrontFault of kind `shape` when it is not money */
export function toLegacyMoney(value: {
  readonly amount: string
  readonly currencyCode: string
}): LegacyMoney {
  const { amount, currencyCode } = checkObject(value, 'money')
  return {
    amount: shortenAmount(checkText(amount, 'money.amount')),
    currencyCode: checkText(currencyCode, 'money.currencyCode'),
  }
}
