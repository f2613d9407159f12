import type { DeliveryFees } from '#commerce/model/delivery-fees.ts'
import { findDeliveryFees } from '#commerce/operations/find-delivery-fees.ts'
import { answers, questions } from '#merchant/claims.ts'
import type { ShopLog } from '../process/log.ts'
import type { LastingStorefront } from '../store/storefront.ts'
import { createCachedValue, type ReadCached } from '../work/cached-value.ts'

const HOUR = 3_600_000

/** The delivery fees that the store last returned; null while unknown, when pages do not mention them. */
export type ReadDeliveryFees = ReadCached<DeliveryFees>

/** Reads the store's delivery fees when a page first needs them, then each hour, or each minute after a fault. */
export function createDeliveryFees(
  { lasting, workRules: rules }: LastingStorefront,
  log: Pick<ShopLog, 'warn'>,
  freeAbove = answers.freeShippingAbove?.value ?? null,
  now?: () => number,
): ReadDeliveryFees {
  let lastKind: DeliveryFees['kind'] | undefined
  return createCachedValue({
    async read() {
      const fees = await findDeliveryFees(lasting, freeAbove)
      if (fees?.kind !== lastKind) warnOfFees(fees, freeAbove, log)
      lastKind = fees?.kind
      return fees
    },
    rules,
    ttlMs: HOUR,
    onFault: (error) => log.warn({ err: error }, 'Could not read the delivery fees from the store'),
    now,
  })
}

function warnOfFees(
  fees: DeliveryFees | null,
  freeAbove: number | null,
  log: Pick<ShopLog, 'warn'>,
): void {
  if (fees?.kind !== 'charged') return
  log.warn(
    freeAbove === null
      ? `The store charges for delivery. Answer freeShippingAbove in merchant/claims.ts if there is ${questions.freeShippingAbove}.`
      : `merchant/claims.ts promises free delivery from ₹${freeAbove}, but the store charges for it: the shop leaves the promise out.`,
  )
}
