import { expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
} from '#test/local-store/open-test-checkout.ts'

const upi = { paymentMethod: 'upi' }
const forget = async (shop: Awaited<ReturnType<typeof openCheckout>>, name: string) => {
  const document = `mutation($id:ID!){${name}(cartId:$id){cart{id}}}`
  await shop.ask(document, { id: shop.id })
  return shop.savedCarts().at(-1)
}
const wrongForm = { ...goodForm, ...upi, expectedTotal: '90000', email: 'asha@', lastName: '' }

async function openCheckout() {
  const shop = await openTestCheckout()
  const { id, checkout } = await createTestCart(shop, { jugaad: 2 })
  const savedCarts = () =>
    shop.store.database
      .prepare('SELECT record FROM carts')
      .all()
      .map(({ record }) => String(record))
  return { ...shop, id, checkout, savedCarts, savedCart: () => String(savedCarts()[0]) }
}

it('shows a form with errors as it was typed, at an address that Back and Reload can ask for', async () => {
  const { submit, get, checkout } = await openCheckout()
  const { location, page } = await submit(checkout, wrongForm)
  const text = await page.text()
  expect(text).toContain('2 fields need your attention')
  expect(text).toMatch(/id="email"[^>]*value="asha@"/)
  expect(text).toMatch(/value="upi" checked/)
  expect(await (await get(location)).text()).toBe(text)
})

it('shows no error of a field that an older version had', async () => {
  const { submit, get, checkout, store } = await openCheckout()
  const form = { ...goodForm, expectedTotal: '90000', email: 'asha@' }
  const { location, page } = await submit(checkout, form)
  expect(await page.text()).toContain('One field needs your attention')
  store.database.exec(
    `UPDATE carts SET record = replace(record, '"email":"Please', '"upiId":"Please')`,
  )
  expect(await (await get(location)).text()).not.toContain('your attention')
})

it('keeps what is typed when a code is applied', async () => {
  const { submit, checkout } = await openCheckout()
  const form = { ...wrongForm, discountCode: 'SAVE10', intent: 'apply-code' }
  const { page } = await submit(checkout, form)
  expect(await page.text()).toMatch(/id="email"[^>]*value="asha@"/)
})

it('forgets the errors when the form is sent again without any', async () => {
  const { submit, checkout } = await openCheckout()
  await submit(checkout, wrongForm)
  const { page } = await submit(checkout, { ...goodForm, ...upi, intent: 'update' })
  expect(await page.text()).not.toContain('your attention')
})

it('shows what the cart holds, without errors, when the checkout is opened anew', async () => {
  const { post, get, checkout } = await openCheckout()
  await post(checkout, wrongForm)
  const text = await (await get(checkout)).text()
  expect(text).not.toContain('your attention')
  expect(text).toMatch(/id="firstName"[^>]*value="Asha"/)
  expect(text).not.toContain('"asha@"')
})

it('saves nothing of a card, and nothing of the form once it is ordered', async () => {
  const { post, checkout, savedCart } = await openCheckout()
  const card = { cardNumber: '4242424242424241', cardExpiry: '12/99', cardCvc: '321' }
  await post(checkout, { ...wrongForm, ...card, paymentMethod: 'card' })
  expect(savedCart()).toContain('This card number is not valid')
  // Whole: four digits may be part of an id.
  expect(savedCart()).not.toMatch(/4242424242424241|12\/99|"321"/)
  const answer = await post(checkout, { ...goodForm, expectedTotal: '90000' })
  expect(locationOf(answer)).toContain('/orders/')
  expect(JSON.parse(savedCart()).typedForm).toBeNull()
})

it.each(['cartRemovePersonalData', 'cartClone'])('is not kept by %s', async (name) => {
  const shop = await openCheckout()
  await shop.post(shop.checkout, wrongForm)
  expect(shop.savedCart()).toContain('"asha@"')
  expect(await forget(shop, name)).not.toMatch(/asha|Linking/i)
  expect(shop.savedCarts()).toHaveLength(name === 'cartClone' ? 2 : 1)
})
