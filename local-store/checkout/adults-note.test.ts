import { expect, it } from 'vitest'
import { createTestCart, openTestCheckout, textOf } from '#test/local-store/open-test-checkout.ts'

const NOTE = 'paying confirms you’re 18 or older'

it('says before paying that a game is for adults, by the rule of the shop that opens the store', async () => {
  const shop = await openTestCheckout({ isForAdults: ({ handle }) => handle === 'drunk-ludo' })
  const both = await createTestCart(shop, { jugaad: 1, 'drunk-ludo': 1 })
  expect(await textOf(await shop.get(both.checkout))).toContain(NOTE)
  const one = await createTestCart(shop, { jugaad: 1 })
  expect(await textOf(await shop.get(one.checkout))).not.toContain(NOTE)
})

it('says nothing of it in a store on its own', async () => {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { 'drunk-ludo': 1 })
  expect(await textOf(await shop.get(checkout))).not.toContain(NOTE)
})
