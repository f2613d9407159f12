import { createHmac, randomUUID } from 'node:crypto'

/** A webhook as the provider sends it. */
export type SignedWebhook = {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * @param topic for example `products/update`
 * @param time when the store sent it
 */
export function signWebhook(
  secret: string,
  topic: string,
  payload: object,
  time = new Date(),
): SignedWebhook {
  const body = JSON.stringify(payload)
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': topic,
      'X-Shopify-Hmac-Sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'X-Shopify-Shop-Domain': 'party.myshopify.example',
      'X-Shopify-Event-Id': randomUUID(),
      'X-Shopify-Webhook-Id': randomUUID(),
      'X-Shopify-Triggered-At': time.toISOString(),
    },
  }
}
