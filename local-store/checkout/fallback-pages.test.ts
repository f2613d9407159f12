import { expect, it, vi } from 'vitest'
import { createTestCart, openTestCheckout, textOf } from '#test/local-store/open-test-checkout.ts'

it('a checkout that fails says that nothing was bought, and is logged without the keys that open it', async () => {
  const lines: string[] = []
  const shop = await openTestCheckout({ log: (message) => lines.push(message) })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  vi.spyOn(shop.store.carts, 'find').mockImplementation(() => {
    throw new Error('disk I/O error')
  })
  const answer = await shop.get(checkout)
  expect(answer.status).toBe(500)
  expect(await textOf(answer)).toContain('Nothing was ordered and nothing was charged.')
  expect(lines).toEqual(['GET /local-store/checkouts/… failed'])
})

it('a checkout that fails names its request, where that has a name', async () => {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  vi.spyOn(shop.store.carts, 'find').mockImplementation(() => {
    throw new Error('disk I/O error')
  })
  const request = new Request(new URL(checkout, 'http://shop.test'))
  const source = { buyerIp: null, requestId: '4F7K-9QXM-2B8T' }
  expect(await textOf(await shop.localStore.fetch(request, source))).toContain(
    'If you write to the shop about this, mention 4F7K-9QXM-2B8T.',
  )
})
