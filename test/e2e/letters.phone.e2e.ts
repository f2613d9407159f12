import { expect } from '@playwright/test'
import { toNotice } from '#desk/letters/message-letters.ts'
import { toDispatchNotice, toOrderConfirmation } from '#desk/letters/order-letters.ts'
import { exampleMessage, exampleOrder } from '#test/mail/example-letters.ts'
import { test } from './test.ts'

const long = 'Whatalongword'.repeat(16)
const order = {
  ...exampleOrder,
  name: long,
  lines: exampleOrder.lines.map((line) => ({ ...line, title: long })),
  address: [long, 'लंबापता'.repeat(20)],
}
const parcel = {
  carrier: long,
  trackingNumber: long,
  trackingUrl: `https://carrier.example/${long}`,
}

const letters = {
  'an order': toOrderConfirmation(order),
  'a parcel': toDispatchNotice(order, parcel),
  'a message': toNotice({ ...exampleMessage, name: long, email: long, phone: long, text: long }),
}

test('letters about an order, a parcel and a message with words as long as a line fit a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, letter] of Object.entries(letters)) {
    await page.setContent(letter.html)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, name).toBe(320)
  }
})
