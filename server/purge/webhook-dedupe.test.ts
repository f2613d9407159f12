import { expect, it } from 'vitest'
import { createWebhookDedupe } from './webhook-dedupe.ts'

const time = Date.parse('2026-11-24T10:00:00Z')

/** The store's message with this number, as it was sent. */
const message = (number: number) => ({
  topic: 'products/update',
  signature: `signature-${number}`,
  eventId: `event-${number}`,
  deliveryId: `delivery-${number}`,
  triggeredAt: new Date(time).toISOString(),
})

it('remembers ten thousand messages, and forgets older ones', () => {
  const isNew = createWebhookDedupe(() => time)
  for (let number = 0; number < 10_000; number += 1) expect(isNew(message(number))).toBe(true)
  expect(isNew(message(0))).toBe(false)
  expect(isNew(message(9999))).toBe(false)
  for (let number = 10_000; number < 20_000; number += 1) isNew(message(number))
  expect(isNew(message(10_000))).toBe(false)
  expect(isNew(message(1))).toBe(true)
})
