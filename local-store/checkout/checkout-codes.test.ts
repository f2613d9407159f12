import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  type TestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

/** Submits the form and returns the resulting page. */
const send = async (shop: TestCheckout, checkout: string, form: Record<string, string>) =>
  (await shop.submit(checkout, form)).page

const applyCode = (discountCode: string) => ({ discountCode, intent: 'apply-code' })
const applyCard = (giftCard: string) => ({ giftCard, intent: 'apply-card' })

/** The buttons that remove gift cards. */
const buttonsOf = async (page: Response) =>
  [...(await page.text()).matchAll(/value="(remove-card:[^"]*)"[^>]* aria-label="([^"]*)"/g)].map(
    ([, value = '', name = '']) => ({ value, name }),
  )

describe('a discount code', () => {
  it('is applied by name before the email is known', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const text = await textOf(await send(shop, checkout, applyCode('\u200ewelcome10\u200b')))
    expect(text).toContain('WELCOME10 10% off your first order: you save ₹90')
    expect(text).toContain('Discount WELCOME10 −₹90')
    expect(text).toContain('Total ₹810')
  })

  it.each([
    ['of a link in small letters', 'save10', 'SAVE10'],
    ['that the catalogue writes in mixed case', 'DIWALI20', 'Diwali20'],
  ])('%s shows its saving', async (_, written, code) => {
    const discount = { code, kind: { type: 'percentage' as const, percent: 10 } }
    const shop = await openTestCheckout({}, { discounts: [discount] })
    const { checkout } = await createTestCart(shop, { jugaad: 2 }, { discountCodes: [written] })
    const text = await textOf(await shop.get(checkout))
    expect(text).toContain(`Discount ${code} −₹90`)
    expect(text).toContain('you save ₹90')
    expect(text).toContain(`${written} −₹90`)
  })

  it.each([
    ['a refused code', applyCode('SAVE1O'), 'discountCode'],
    ['a refused gift card', applyCard('GIFTOLDDEMO'), 'giftCard'],
    ['what applies', applyCode('SAVE10'), 'summary'],
  ])('leads to the field of %s', async (_, form, part) => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const { location, page } = await shop.submit(checkout, form)
    expect(location.split('#')[1]).toBe(part)
    expect(await page.text()).toContain(`id="${part}"`)
  })

  it('can be removed again', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 }, { discountCodes: ['SAVE10'] })
    expect(await textOf(await shop.get(checkout))).toContain('Total ₹810')
    const text = await textOf(await send(shop, checkout, { intent: 'remove-code:SAVE10' }))
    expect(text).toContain('Total ₹900')
    expect(text).not.toContain('SAVE10')
  })

  it.each([
    [
      'NOPE',
      'We don’t recognise the code NOPE. Check its spelling. A gift card goes into the box below.',
    ],
    ['OLD', 'This discount is not valid anymore'],
    ['BIG', 'add ₹1,100 more to use it'],
  ])('that has no effect shows why and is not kept: %s', async (code, reason) => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const text = await textOf(await send(shop, checkout, applyCode(code)))
    expect(text).toContain(reason)
    expect(text).toContain('Total ₹900')
    expect(await textOf(await shop.get(checkout))).not.toContain(reason)
  })

  it('that does not combine shows the other code', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 }, { discountCodes: ['SAVE10'] })
    const text = await textOf(await send(shop, checkout, applyCode('WELCOME10')))
    expect(text).toContain('does not combine with SAVE10')
  })

  it('from the cart that does not apply shows why', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 }, { discountCodes: ['OLD'] })
    expect(await textOf(await shop.get(checkout))).toContain('This discount is not valid anymore')
  })

  it('typed but not applied is applied before anything is paid', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    for (const intent of ['pay', 'enter']) {
      const form = { intent, discountCode: 'SAVE10', expectedTotal: '90000' }
      expect(await textOf(await send(shop, checkout, form))).toContain('Total ₹810')
    }
  })

  it.each(['pay', 'next'])('that was refused does not hold up %s', async (intent) => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const form = { ...goodForm, discountCode: 'SAVE1O', tried: 'SAVE1O', expectedTotal: '90000' }
    expect((await shop.submit(checkout, { ...form, intent })).location).toContain('/orders/')
  })

  it('that was refused is tried again by Enter, which orders nothing', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const form = { ...goodForm, discountCode: 'SAVE1O', tried: 'SAVE1O', expectedTotal: '90000' }
    const again = await shop.submit(checkout, { ...form, intent: 'enter' })
    expect(again.location).toContain('/checkouts/')
    expect(await textOf(again.page)).toContain('We don’t recognise the code SAVE1O.')
    const withCard = { ...form, giftCard: 'GIFT500DEMO', intent: 'enter' }
    expect(await textOf(await send(shop, checkout, withCard))).toContain('pays ₹500')
  })

  // Every page after this one would have empty card fields.
  it.each<[string, Record<string, string>]>([
    ['code', { discountCode: 'SAVE1O', tried: 'SAVE1O' }],
    ['gift card', { refusedCard: 'yes' }],
  ])('that was refused does not hold up Enter once a card is typed: %s', async (_, refused) => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const card = { cardNumber: '4242424242424242', cardExpiry: '12/99', cardCvc: '321' }
    const form = { ...goodForm, ...card, ...refused, expectedTotal: '90000', intent: 'enter' }
    const byCash = await shop.submit(checkout, form)
    expect(byCash.location).toContain('/checkouts/')
    const byCard = await shop.submit(checkout, { ...form, paymentMethod: 'card' })
    expect(byCard.location).toContain('/orders/')
  })

  it('keeps the other fields', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const typed = { email: 'asha@example.com', city: 'Mumbai', paymentMethod: 'upi' }
    const page = await (await send(shop, checkout, { ...typed, ...applyCode('SAVE10') })).text()
    expect(page).toMatch(/id="email"[^>]*value="asha@example.com"/)
    expect(page).toMatch(/id="city"[^>]*value="Mumbai"/)
    expect(page).toMatch(/value="upi" checked/)
  })

  it('is applied even with an invalid email, which the page points out', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const page = await (
      await send(shop, checkout, { email: 'asha', ...applyCode('SAVE10') })
    ).text()
    expect(page).toContain('Discount SAVE10')
    expect(page).toMatch(/id="email"[^>]*value="asha"[^>]*aria-invalid="true"/)
  })
})

describe('a gift card', () => {
  it('that was refused holds up one Enter; the next one orders', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const form = { ...goodForm, expectedTotal: '90000', intent: 'enter' }
    const refused = await shop.submit(checkout, { ...form, giftCard: 'NOSUCH' })
    const page = await refused.page.text()
    expect(page).toContain('We don’t recognise this gift card')
    const { body } = new JSDOM(page).window.document
    const hidden = body.querySelector<HTMLInputElement>('[name=refusedCard]')
    const again = await shop.submit(checkout, {
      ...form,
      [hidden?.name ?? '']: hidden?.value ?? '',
    })
    expect(again.location).toContain('/checkouts/')
    expect(await again.page.text()).not.toContain('refusedCard')
    expect((await shop.submit(checkout, form)).location).toContain('/orders/')
  })

  it('pays up to its balance and shows only its last characters', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const page = await send(shop, checkout, applyCard('gift 500–demo\u200b'))
    const text = await textOf(page)
    expect(text).toContain('•••• DEMO pays ₹500, ₹0 left on it')
    expect(text).toContain('Total before gift cards ₹900')
    expect(text).toContain('Total ₹400')
    expect(text).not.toContain('GIFT500')
  })

  it.each([
    ['2026-11-21T18:29:59Z', '•••• LAST pays ₹100'],
    ['2026-11-21T18:30:00Z', 'This gift card has expired'],
  ])('pays until the end of its last day in India: %s', async (time, text) => {
    const last = { code: 'GIFTLAST', balance: '100.00', expiresOn: '2026-11-21' }
    const shop = await openTestCheckout({ now: () => new Date(time) }, { giftCards: [last] })
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    expect(await textOf(await send(shop, checkout, applyCard('GIFTLAST')))).toContain(text)
  })

  it('that pays for everything needs no payment method', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const text = await textOf(await send(shop, checkout, applyCard('GIFT9000DEMO')))
    expect(text).toContain('Nothing is left to pay')
    expect(text).not.toContain('Card number')
  })

  it('can be removed again', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const [remove] = await buttonsOf(await send(shop, checkout, applyCard('GIFT500DEMO')))
    const text = await textOf(await send(shop, checkout, { intent: remove?.value ?? '' }))
    expect(text).toContain('Total ₹900')
  })

  it('is removed alone, though another one ends in the same characters', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    await send(shop, checkout, applyCard('GIFT500DEMO'))
    const [, second] = await buttonsOf(await send(shop, checkout, applyCard('GIFT9000DEMO')))
    expect(second?.name).toBe('Remove gift card ending DEMO: pays ₹400, ₹8,600 left on it')
    const page = await send(shop, checkout, { intent: second?.value ?? '' })
    expect((await buttonsOf(page)).map(({ name }) => name)).toEqual([
      'Remove gift card ending DEMO: pays ₹500, ₹0 left on it',
    ])
  })

  it.each([
    ['NONESUCH', 'Check its letters and digits. A discount code goes into the box above.'],
    ['GIFTOLDDEMO', 'This gift card has expired'],
  ])('that pays nothing shows why: %s', async (code, reason) => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const page = await send(shop, checkout, applyCard(code))
    expect(await textOf(page)).toContain(reason)
  })
})
