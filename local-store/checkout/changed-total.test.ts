import { expect, test } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
} from '#test/local-store/open-test-checkout.ts'

const discountCodes = ['WELCOME10']

/** Opens the checkout of a discount that the form's email address has used up. */
async function openSecondOrder() {
  const shop = await openTestCheckout()
  const first = await createTestCart(shop, { jugaad: 2 }, { discountCodes })
  await shop.post(first.checkout, { ...goodForm, expectedTotal: '81000' })
  const { checkout } = await createTestCart(shop, { jugaad: 2 }, { discountCodes })
  return async (form: Record<string, string>) =>
    (await shop.get(locationOf(await shop.post(checkout, { ...goodForm, ...form })))).text()
}

test('another total has to be confirmed, also when a wrong field has to be corrected first', async () => {
  const pay = await openSecondOrder()
  const wrong = await pay({ phone: '12', expectedTotal: '81000' })
  expect(wrong).toContain('One field needs your attention')
  const [, expectedTotal = ''] = /name="expectedTotal" value="([^"]*)"/.exec(wrong) ?? []
  const corrected = await pay({ expectedTotal })
  expect(corrected).toContain('The total is now ₹900')
  expect(corrected).toContain('The WELCOME10 discount code is for your first order only')
  expect(await pay({ expectedTotal: '90000' })).toContain('Your order is confirmed')
})
