import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { DeliveryFees } from '#commerce/model/delivery-fees.ts'
import { findDeliveryFees } from '#commerce/operations/find-delivery-fees.ts'
import { answers, questions } from '#merchant/claims.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
/** A page waits this long for the first answer, and says nothing about delivery without it. */
const PATIENCE_MS = 1000

/** What the store last said about delivery; null while unknown. */
export type ReadDeliveryFees = () => Promise<DeliveryFees | null>

/** Asks the store what delivery costs when a page first needs it, then each hour, after a fault each minute. */
export function createDeliveryFees(
  client: StorefrontClient,
  log: Pick<Logger, 'warn'>,
  freeAbove = answers.freeShippingAbove?.value ?? null,
  now: () => number = () => performance.now(),
): ReadDeliveryFees {
  let known: DeliveryFees | null = null
  let asking: Promise<void> | null = null
  let askAgainAt = now()

  async function ask(): Promise<void> {
    try {
      const fees = await findDeliveryFees(client, freeAbove)
      if (fees?.kind !== known?.kind) warnOfFees(fees, freeAbove, log)
      known = fees
      askAgainAt = now() + HOUR
    } catch (error) {
      log.warn({ err: error }, 'The store did not say what delivery costs.')
      askAgainAt = now() + MINUTE
    }
    asking = null
  }

  return async () => {
    if (now() >= askAgainAt) asking ??= ask()
    if (known === null && asking) {
      await Promise.race([asking, wait(PATIENCE_MS, undefined, { ref: false })])
    }
    return known
  }
}

function warnOfFees(
  fees: DeliveryFees | null,
  freeAbove: number | null,
  log: Pick<Logger, 'warn'>,
): void {
  if (fees?.kind !== 'charged') return
  log.warn(
    freeAbove === null
      ? `The store charges for delivery. Answer freeShippingAbove in merchant/claims.ts if there is ${questions.freeShippingAbove}.`
      : `merchant/claims.ts says that delivery is free from ₹${freeAbove} on, but the store charges for it: the shop does not say so.`,
  )
}
