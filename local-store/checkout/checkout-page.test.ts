import { describe, expect, it } from 'vitest'
import { createTestCart, openTestCheckout, textOf } from './open-test-checkout.ts'

describe('opening a checkout', () => {
  it('leads from the checkout address of the cart to its page', async () => {
    const shop = await openTestCheckout()
    const { checkoutUrl } = await createTestCart(shop, { jugaad: 2 })
    const response = await shop.get(`${checkoutUrl}&return_to=/thank-you`)
    expect(response.status).toBe(303)
    const page = await shop.get(response.headers.get('Location') ?? '')
    expect(page.status).toBe(200)
    const text = await textOf(page)
    expect(text).toContain('Jugaad!')
    expect(text).toContain('2 × ₹450')
    expect(text).toContain('Total ₹900')
    expect(text).toContain('Inclusive of all taxes')
    expect(text).toContain('Pay now')
  })
})
