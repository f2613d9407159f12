import { taxes } from '#content/doctor/taxes.ts'
import { type Remark, wrongIf } from './check.ts'
import type { Examined } from './examined.ts'

type Taxes = Pick<Examined, 'listUnreadTaxes' | 'isSelling'>

/** Checks the taxes of the local store's products. A hosted store calculates its own. */
export function checkProductTaxes({ listUnreadTaxes, isSelling }: Taxes): readonly Remark[] {
  const unread = Map.groupBy(listUnreadTaxes(), ({ key }) => key)
  return [...unread].map(([key, found]) => wrongIf(isSelling, taxes.unread(key, found)))
}
