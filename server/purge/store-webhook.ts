import type { MiddlewareHandler } from 'hono'
import { parseJson } from '#platform/parse-json.ts'
import { readBody } from '#platform/read-body.ts'
import type { ShopLog } from '../process/log.ts'
import type { WorkRules } from '../work/shared-work.ts'
import { changedTags } from './changed-tags.ts'
import type { PageTags } from './page-tags.ts'
import type { PurgeSettings } from './purge-settings.ts'
import type { Purges } from './purges.ts'
import { createSignatureCheck } from './signature.ts'
import { createWebhookDedupe, type Delivery } from './webhook-dedupe.ts'
import { createWebhookForwarder, FORWARDED } from './webhook-forwarder.ts'

export const WEBHOOK_PATH = '/webhooks/store'
/** A product with 100 variants has 200 kB. */
const MAX_BYTES = 2 * 1024 * 1024

type WebhookParts = {
  readonly peers: PurgeSettings['peers']
  readonly secret: string
  readonly tags: Pick<PageTags, 'handleOf'>
  readonly purges: Pick<Purges, 'purge'>
  readonly log: Pick<ShopLog, 'error'>
  readonly workRules: WorkRules
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const names = {
  topic: 'x-shopify-topic',
  signature: 'x-shopify-hmac-sha256',
  eventId: 'x-shopify-event-id',
  deliveryId: 'x-shopify-webhook-id',
  triggeredAt: 'x-shopify-triggered-at',
} as const

/**
 * Receives the store's webhooks: 401 without a valid signature, otherwise 200 at once, which the provider expects
 * within five seconds. Repeated, old or irrelevant messages change nothing but get the same response, or the provider
 * would send them again.
 */
export function respondToStoreWebhook(parts: WebhookParts): MiddlewareHandler {
  const { peers, secret, tags, purges, log, workRules, now } = parts
  const isSigned = createSignatureCheck(secret)
  const isNew = createWebhookDedupe(now)
  const forwardWebhook = createWebhookForwarder(peers, WEBHOOK_PATH, log)
  return async (c) => {
    const headers = { 'Cache-Control': 'no-store' }
    const delivery = {
      topic: c.req.header(names.topic) ?? '',
      signature: c.req.header(names.signature) ?? '',
      eventId: c.req.header(names.eventId) ?? '',
      deliveryId: c.req.header(names.deliveryId) ?? '',
      triggeredAt: c.req.header(names.triggeredAt) ?? '',
    }
    const body = await readBody(c.req.raw, MAX_BYTES)
    if (body === null) return c.body(null, 413, headers)
    if (!(await isSigned(body, delivery.signature))) return c.body(null, 401, headers)
    const changed = changedTags(delivery.topic, parseJson(new TextDecoder().decode(body)), tags)
    if (changed === null || !isNew(delivery)) return c.body(null, 200, headers)
    const isForwarded = c.req.header(FORWARDED) !== undefined
    const forwarded = isForwarded ? null : forwardWebhook(toHeaders(delivery), body)
    if (forwarded !== null) workRules.keepAlive(forwarded)
    purges.purge({ tags: changed, forwarded })
    return c.body(null, 200, headers)
  }
}

const toHeaders = (delivery: Delivery) => ({
  [names.topic]: delivery.topic,
  [names.signature]: delivery.signature,
  [names.eventId]: delivery.eventId,
  [names.deliveryId]: delivery.deliveryId,
  [names.triggeredAt]: delivery.triggeredAt,
})
