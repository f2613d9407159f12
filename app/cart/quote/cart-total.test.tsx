// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop, simulated } from '#test/in-shop.tsx'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { CartTotal } from './cart-total.tsx'

const charged = claimsFor('measured', { fees: { kind: 'charged' } })

const none: OrderCodes = { coupon: null, referral: null, referralDiscount: 'REFERRAL100' }

/** Renders the total of a game at ₹349.50 and a sold-out one. @param answer the quote's response; null for a 503 */
function show(answer: object | null, { claims = charged, codes = none, isShown = true } = {}) {
  const sold = toCartLine(sampleProduct(1, 349.5))
  const soldOut = toCartLine(sampleProduct(2, 299, { available: false }))
  if (!sold || !soldOut) throw new Error('no variant')
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    return answer ? Response.json(answer) : new Response('', { status: 503 })
  })
  render(
    <InShop settings={{ claims }}>
      <CartTotal lines={[sold, soldOut]} codes={codes} isShown={isShown} />
    </InShop>,
  )
  return fetched
}

const price = (total: number, delivery: number | null, automatic = 0) => ({
  subtotal: rupees(349.5),
  codes: {},
  automatic: rupees(automatic),
  delivery: delivery === null ? null : rupees(delivery),
  total: rupees(total),
})

async function rowOf(term: string): Promise<string | null | undefined> {
  const { parentElement } = await screen.findByText(term)
  return parentElement?.textContent
}

it('is the store’s price where it charges for delivery, without sold-out games', async () => {
  const fetched = show(price(408.5, 59))
  expect(await screen.findByText('₹59')).toBeTruthy()
  expect(await rowOf('Delivery')).toBe('Delivery₹59')
  expect(await rowOf('Total')).toBe('Total₹408.50')
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
    lines: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
    discountCodes: [],
  })
})

it('shows automatic discounts, and free delivery for this order', async () => {
  show(price(300, 0, 49.5))
  expect(await screen.findByText('−₹49.50')).toBeTruthy()
  expect(await rowOf('Delivery')).toBe('DeliveryFree')
  expect(await rowOf('Total')).toBe('Total₹300')
})

it.each([
  ['the store cannot say it yet', price(349.5, null), null],
  ['the store does not respond', null, 'The order could not be priced'],
])('says that delivery is added at payment when %s', async (_, answer, logged) => {
  if (logged) expectConsoleError(logged)
  show(answer)
  expect(await screen.findByText('worked out at payment')).toBeTruthy()
  expect(await rowOf('Total')).toBe('Total₹349.50')
})

it('includes code discounts, even where delivery is free for all', async () => {
  const codes = { ...none, coupon: 'SAVE10', referral: 'PGNANISX777' }
  const granted = { valid: true, discount: rupees(35) }
  const refused = { valid: false, reason: 'The REFERRAL100 code does not combine.' }
  const fetched = show(
    { ...price(314.5, 0), codes: { SAVE10: granted, REFERRAL100: refused } },
    { codes, claims: simulated.claims },
  )
  expect(await rowOf('Referral')).toBe('ReferralNothing offThe PGNANISX777 code does not combine.')
  // The row of the applied code has its saving.
  expect(screen.queryByText('Coupon SAVE10')).toBeNull()
  expect(await rowOf('Total')).toBe('Total₹314.50')
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
    discountCodes: ['SAVE10', 'REFERRAL100'],
  })
})

it('shows a discount row only for a discount above zero', async () => {
  const codes = { ...none, coupon: 'SAVE10' }
  show({ ...price(408.5, 59), codes: { SAVE10: { valid: true, discount: rupees(0) } } }, { codes })
  expect(await screen.findByText('Nothing off')).toBeTruthy()
  expect(await rowOf('Coupon SAVE10')).toBe('Coupon SAVE10Nothing off')
  expect(screen.queryByText('Discount')).toBeNull()
  // A `<dl>` has nothing but terms and descriptions.
  const { parentElement } = screen.getByText('Delivery')
  expect([...(parentElement?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['DT', 'DD'])
})

it('shows a note in a row of its own', async () => {
  const codes = { ...none, coupon: 'SAVE10' }
  const refused = { valid: false, reason: 'It has expired.' }
  show({ ...price(408.5, 59), codes: { SAVE10: refused } }, { codes })
  expect((await screen.findByText('It has expired.')).tagName).toBe('DD')
})

it('requests the discount code behind a referral code', async () => {
  const granted = { valid: true, discount: rupees(100) }
  const fetched = show(
    { ...price(308.5, 59), codes: { REFERRAL100: granted } },
    { codes: { ...none, referral: 'PGNANISX777' } },
  )
  expect(await screen.findByText('₹308.50')).toBeTruthy()
  expect(screen.queryByText('Referral')).toBeNull()
  const { discountCodes } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
  expect(discountCodes).toEqual(['REFERRAL100'])
})

it('counts a coupon once that equals the discount code of the referral', async () => {
  const codes = { ...none, coupon: 'referral100', referral: 'PGNANISX777' }
  const granted = { valid: true, discount: rupees(100) }
  const fetched = show({ ...price(308.5, 59), codes: { referral100: granted } }, { codes })
  expect(await screen.findByText('₹308.50')).toBeTruthy()
  const once = 'ReferralNothing offYour coupon is the same offer, so it counts once.'
  expect(await rowOf('Referral')).toBe(once)
  const { discountCodes } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
  expect(discountCodes).toEqual(['referral100'])
})

it('is requested again when a price changed in the store', async () => {
  const fetched = answerFetch(price(408.5, 59))
  const linesAt = (rupees: number) => [toCartLine(sampleProduct(1, rupees))].filter((one) => !!one)
  const shop = (rupees: number) => (
    <InShop settings={{ claims: charged }}>
      <CartTotal lines={linesAt(rupees)} codes={none} isShown />
    </InShop>
  )
  const { rerender } = render(shop(349.5))
  expect(await screen.findByText('₹59')).toBeTruthy()
  fetched.mockImplementation(async () => Response.json(price(458.5, 59)))
  rerender(shop(399.5))
  expect(await screen.findByText('₹458.50')).toBeTruthy()
})

it.each([
  ['delivery is free for all', { claims: simulated.claims }],
  ['the sheet is closed', { isShown: false }],
])('requests no quote when %s', (_, options) => {
  expect(show(price(408.5, 59), options)).not.toHaveBeenCalled()
  expect(screen.getByText('₹349.50')).toBeTruthy()
})

it('says how much is left out when the store has fewer units than the cart', async () => {
  show({ ...price(259, 59), subtotal: rupees(200) })
  const note = '₹149.50 isn’t in the total: we don’t have enough of a game in your cart.'
  expect(await screen.findByText(note)).toBeTruthy()
})

it('leaves nothing out when the store has every unit', async () => {
  show(price(408.5, 59))
  expect(await screen.findByText('₹59')).toBeTruthy()
  expect(screen.queryByText(/is not in the total/)).toBeNull()
})
