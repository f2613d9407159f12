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

const readSeen = (page: string) => /name="expectedTotal" value="([^"]*)"/.exec(page)?.[1] ?? ''

test('another total has to be confirmed, also when a wrong field has to be corrected first', async () => {
  const pay = await openSecondOrder()
  const wrong = await pay({ phone: '12', expectedTotal: '81000' })
  expect(wrong).toContain('One field needs your attention')
  const corrected = await pay({ expectedTotal: readSeen(wrong) })
  expect(corrected).toContain('The total is now ₹900')
  expect(corrected).toContain('The WELCOME10 discount code is for your first order only')
  expect(await pay({ expectedTotal: '90000' })).toContain('Your order is confirmed')
})

test('an amount that a gift card no longer pays is said before payment details are asked for', async () => {
  const shop = await openTestCheckout()
  const card = { giftCard: 'GIFT500DEMO', intent: 'apply-card' }
  const pay = { ...goodForm, paymentMethod: 'card', expectedTotal: '0' }
  const [first, second] = [
    await createTestCart(shop, { jugaad: 1 }),
    await createTestCart(shop, { jugaad: 1 }),
  ]
  for (const { checkout } of [first, second]) await shop.submit(checkout, card)
  expect((await shop.submit(first.checkout, pay)).location).toContain('/orders/')
  const page = await (await shop.submit(second.checkout, pay)).page.text()
  expect(page).toContain('The total is now ₹400')
  expect(page).toContain('It was ₹0 before')
  expect(page).not.toContain('Enter the card number')
  const agreed = await shop.submit(second.checkout, { ...pay, expectedTotal: readSeen(page) })
  expect(await agreed.page.text()).toContain('Enter the card number')
})

test('another total is reported when a corrected PIN code fills in its place', async () => {
  const pay = await openSecondOrder()
  const wrong = await pay({ zip: '12', expectedTotal: '81000' })
  const filled = await pay({ intent: 'fill', expectedTotal: readSeen(wrong) })
  expect(filled).toContain('The total is now ₹900')
  expect(readSeen(filled)).toBe('90000 INR')
})

test('a total that another delivery changes is not reported', async () => {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { jugaad: 2 })
  const { get, post } = shop
  const update = {
    ...goodForm,
    intent: 'update',
    expectedTotal: '90000',
    deliveryOption: 'express',
  }
  const page = await (await get(locationOf(await post(checkout, update)))).text()
  expect(readSeen(page)).toBe('99900 INR')
  expect(page).not.toContain('The total is now')
})
