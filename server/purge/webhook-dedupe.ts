import { LRUCache } from 'lru-cache'

/** Pages are at most twelve minutes old, here and at a CDN: older news affects none of them. */
const MAX_AGE_MS = 15 * 60_000
/** How far the provider's clock may be ahead. */
const AHEAD_MS = 5 * 60_000
const MAX_SEEN = 10_000

export type Delivery = {
  readonly topic: string
  readonly signature: string
  /** `X-Shopify-Event-Id` and `X-Shopify-Webhook-Id`; empty without one. */
  readonly eventId: string
  readonly deliveryId: string
  /** `X-Shopify-Triggered-At`. */
  readonly triggeredAt: string
}

/**
 * Tells new messages from repeated and old ones. Only the body is signed: somebody who has seen a message could replay
 * it with another topic, id and time, so it is recognised by its signature, too. The provider gives an event the same id
 * in all its topics.
 * @param now milliseconds since 1970, like the provider's times
 */
export function createWebhookDedupe(now: () => number = Date.now) {
  const seen = new LRUCache<string, true>({ maxSize: MAX_SEEN * 3, sizeCalculation: () => 1 })
  return function isNew(delivery: Delivery): boolean {
    const age = now() - Date.parse(delivery.triggeredAt)
    // The age is NaN when there is no time.
    if (!(age <= MAX_AGE_MS && age >= -AHEAD_MS)) return false
    const { topic, signature, eventId, deliveryId } = delivery
    const names = [
      `signature ${signature}`,
      ...(eventId ? [`event ${topic} ${eventId}`] : []),
      ...(deliveryId ? [`delivery ${deliveryId}`] : []),
    ]
    if (names.some((name) => seen.has(name))) return false
    for (const name of names) seen.set(name, true)
    return true
  }
}
