import { expect, it, vi } from 'vitest'
import { openFakeStorefront, toLasting } from '#test/fake-storefront.ts'
import { createDeliveryFees } from './delivery-fees.ts'

const HOUR = 3_600_000

it('are queried once for concurrent pages, again after an hour, and a minute after a failure', async () => {
  const products = vi.fn<() => unknown>(() => ({ nodes: [], pageInfo: { hasNextPage: false } }))
  const warnings: unknown[] = []
  const log = { warn: (...words: unknown[]) => warnings.push(words.at(-1)) }
  let at = 0
  const storefront = toLasting(openFakeStorefront({ products }).client)
  const read = createDeliveryFees(storefront, log, null, () => at)
  expect(await Promise.all([read(), read()])).toEqual([null, null])
  at = HOUR - 1
  await read()
  expect(products).toHaveBeenCalledTimes(1)
  products.mockImplementation(() => {
    throw new Error('down')
  })
  at = HOUR
  await read()
  expect(warnings).toEqual(['Could not read the delivery fees from the store'])
  at = HOUR + 59_999
  await read()
  expect(products).toHaveBeenCalledTimes(2)
  at = HOUR + 60_000
  await read()
  expect(products).toHaveBeenCalledTimes(3)
})
