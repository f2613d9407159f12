import type { BuyCheckout } from 'shopify-buy'
import { afterAll, describe, expect, test } from 'vitest'
import { buildBuyClient, toPlain } from './buy-client.ts'
import { variantIds } from './contract-catalogue.ts'
import { openHttpsStore } from './https-store.ts'

const store = await openHttpsStore()
const client = buildBuyClient(store)
afterAll(() => store.close())

/** One Couple Taboo at 799.00 and two Drunk Ludo at 35.00: 869.0 together. */
function createFilled(): Promise<BuyCheckout> {
  return client.checkout.create({
    lineItems: [
      // The line that is given last comes first.
      { variantId: variantIds.ludoClassic, quantity: 2 },
      { variantId: variantIds.taboo, quantity: 1 },
    ],
  })
}

const allocationsIn = ({ lineItems }: BuyCheckout) =>
  lineItems.map(({ discountAllocations }) =>
    discountAllocations.map(({ allocatedAmount, discountApplication }) => [
      discountApplication.code,
      allocatedAmount.amount,
    ]),
  )
const appliedIn = ({ discountApplications }: BuyCheckout) =>
  discountApplications.map(({ code }) => code)

describe('discount codes entered with shopify-buy', () => {
  test('a percentage is taken off each line', async () => {
    const { id } = await createFilled()
    const checkout = await client.checkout.addDiscount(id, 'LINES10')
    expect(toPlain(checkout.discountApplications)).toMatchObject([
      {
        targetType: 'LINE_ITEM',
        code: 'LINES10',
        applicable: true,
        value: { percentage: 10 },
      },
    ])
    expect(allocationsIn(checkout)).toEqual([[['LINES10', '79.9']], [['LINES10', '7.0']]])
    expect(checkout.totalPrice.amount).toBe('782.1')
    expect(checkout.userErrors).toEqual([])
  })

  test('a fixed amount is split over the lines to the paisa', async () => {
    const { id } = await createFilled()
    const checkout = await client.checkout.addDiscount(id, 'ORDER100')
    expect(toPlain(checkout.discountApplications)).toMatchObject([
      {
        targetSelection: 'ALL',
        allocationMethod: 'ACROSS',
        code: 'ORDER100',
        value: { amount: '100.0', currencyCode: 'INR' },
      },
    ])
    // 100 × 799 ∕ 869 = 91.9448…; the other line gets the rest.
    expect(allocationsIn(checkout)).toEqual([[['ORDER100', '91.94']], [['ORDER100', '8.06']]])
    expect(checkout.totalPrice.amount).toBe('769.0')
  })

  test('a second code joins the first, whatever its capitals', async () => {
    const { id } = await createFilled()
    await client.checkout.addDiscount(id, 'lines10')
    const before = store.sent.length
    const both = await client.checkout.addDiscount(id, 'Order100')
    expect(store.sent[before + 1]?.body.variables).toEqual({
      cartId: id,
      discountCodes: ['lines10', 'Order100'],
    })
    expect(appliedIn(both)).toHaveLength(2)
    // 100 × 719.10 ∕ 782.10 = 91.9448…: the order discount is split by what lines cost after their own discounts.
    expect(allocationsIn(both).map((line) => line.map(([, amount]) => amount))).toEqual([
      ['79.9', '91.94'],
      ['7.0', '8.06'],
    ])
    expect(both.totalPrice.amount).toBe('682.1')
  })

  test('a code that does not combine is not applied', async () => {
    const { id } = await createFilled()
    await client.checkout.addDiscount(id, 'LINES20')
    const checkout = await client.checkout.addDiscount(id, 'LINES10')
    expect(appliedIn(checkout)).toEqual(['LINES20'])
    expect(checkout.totalPrice.amount).toBe('695.2')
  })

  test.each([
    ['unknown', 'NO-SUCH-CODE'],
    ['expired', 'PAST50'],
    ['only for larger orders', 'BIG250'],
  ])('a code that is %s changes nothing, and this old version says nothing', async (_, code) => {
    const { id } = await createFilled()
    const checkout = await client.checkout.addDiscount(id, code)
    expect(toPlain(checkout)).toMatchObject({
      discountApplications: [],
      totalPrice: { amount: '869.0' },
      userErrors: [],
    })
    // The code stays on the cart: the next code is sent together with it.
    const before = store.sent.length
    await client.checkout.addDiscount(id, 'LINES10')
    expect(store.sent[before + 1]?.body.variables).toEqual({
      cartId: id,
      discountCodes: [code, 'LINES10'],
    })
  })

  test('a code applies once the cart is large enough', async () => {
    const { id } = await createFilled()
    await client.checkout.addDiscount(id, 'BIG250')
    const more = [{ variantId: variantIds.taboo, quantity: 6 }]
    const large = await client.checkout.addLineItems(id, more)
    expect(appliedIn(large)).toEqual(['BIG250'])
    expect(large.totalPrice.amount).toBe('5413.0')
  })

  test('all codes are removed at once', async () => {
    const { id } = await createFilled()
    await client.checkout.addDiscount(id, 'LINES10')
    const checkout = await client.checkout.removeDiscount(id)
    expect(checkout.discountApplications).toEqual([])
    expect(allocationsIn(checkout)).toEqual([[], []])
    expect(checkout.totalPrice.amount).toBe('869.0')
  })
})

describe('gift cards entered with shopify-buy', () => {
  test('pay after discounts; unknown ones are ignored', async () => {
    const { id } = await createFilled()
    await client.checkout.addDiscount(id, 'ORDER100')
    const checkout = await client.checkout.addGiftCards(id, ['gift500card', 'NOSUCHCARD1'])
    expect(toPlain(checkout.appliedGiftCards)).toMatchObject([
      {
        lastCharacters: 'card',
        amountUsed: { amount: '500.0', currencyCode: 'INR' },
        presentmentAmountUsed: { amount: '500.0' },
        balance: { amount: '0.0' },
      },
    ])
    expect(toPlain(checkout)).toMatchObject({
      paymentDue: { amount: '269.0' },
      totalPrice: { amount: '769.0' },
      userErrors: [],
    })
  })

  test('pay no more than is due', async () => {
    const lineItems = [{ variantId: variantIds.ludoTravel, quantity: 1 }]
    const { id } = await client.checkout.create({ lineItems })
    const checkout = await client.checkout.addGiftCards(id, ['GIFT50CARD'])
    expect(toPlain(checkout.appliedGiftCards)).toMatchObject([
      { amountUsed: { amount: '14.25' }, balance: { amount: '36.25' } },
    ])
    expect(toPlain(checkout)).toMatchObject({
      paymentDue: { amount: '0.0' },
      totalPrice: { amount: '14.25' },
    })
  })

  test('are removed one by one', async () => {
    const { id } = await createFilled()
    const both = await client.checkout.addGiftCards(id, ['GIFT500CARD', 'GIFT50CARD'])
    expect(both.paymentDue.amount).toBe('318.5')
    const large = both.appliedGiftCards.find(({ amountUsed }) => amountUsed.amount === '500.0')
    const rest = await client.checkout.removeGiftCard(id, large?.id ?? '')
    expect(toPlain(rest.appliedGiftCards)).toMatchObject([{ amountUsed: { amount: '50.5' } }])
    expect(rest.paymentDue.amount).toBe('818.5')
  })
})
