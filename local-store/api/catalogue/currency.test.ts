import { describe, expect, it } from 'vitest'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { create, line } from '#test/local-store/open-test-cart.ts'
import { testCatalogue } from '#test/local-store/open-test-store.ts'

/** A shop with one product for `price`, and a code, a gift card and delivery in its currency. */
function shopIn(currencyCode: 'JPY' | 'KWD', price: string, fixed: string) {
  const changes: Partial<CatalogueFileInput> = {
    shop: { ...testCatalogue.shop, currencyCode },
    products: [{ id: 1, handle: 'a', title: 'A', variants: [{ id: 11, price, stock: 9 }] }],
    collections: [],
    discounts: [
      { code: 'OFF', kind: { type: 'fixed', amount: fixed } },
      { code: 'MORE', kind: { type: 'percentage', percent: 10 }, minimumSubtotal: '9000' },
    ],
    giftCards: [{ code: 'GIFT12345', balance: fixed }],
    deliveryRates: [{ handle: 'standard', title: 'Standard', price: fixed }],
  }
  return openTestApi(changes)
}

describe('a shop in another currency', () => {
  it.each([
    ['JPY', '1200', '100', { unit: '1200.0', total: '2300.0', part: '100.0' }],
    ['KWD', '1.255', '0.105', { unit: '1.255', total: '2.405', part: '0.105' }],
  ] as const)('sells in %s, with its decimals everywhere', async (code, price, fixed, texts) => {
    const api = shopIn(code, price, fixed)
    const { cart } = await create(api, {
      lines: [line(11, 2)],
      discountCodes: ['OFF', 'MORE'],
      giftCardCodes: ['GIFT12345'],
      delivery: { addresses: [{ address: { deliveryAddress: { countryCode: 'IN' } } }] },
    })
    const money = '{amount currencyCode}'
    const { data } = await api.ask(
      `query($id:ID!){shop{paymentSettings{currencyCode}} product(id:"gid://shopify/Product/1"){priceRange{minVariantPrice${money}}}
      cart(id:$id){cost{totalAmount${money}} discountAllocations{discountedAmount${money}}
        appliedGiftCards{amountUsed${money} balance${money}}
        deliveryGroups(first:1){nodes{deliveryOptions{estimatedCost${money}}}}}}`,
      { id: cart.id },
    )
    const of = (amount: string) => ({ amount, currencyCode: code })
    expect(data).toEqual({
      shop: { paymentSettings: { currencyCode: code } },
      product: { priceRange: { minVariantPrice: of(texts.unit) } },
      cart: {
        // Twice the price, minus the code, plus delivery, minus the card.
        cost: { totalAmount: of(texts.total) },
        discountAllocations: [{ discountedAmount: of(texts.part) }],
        appliedGiftCards: [{ amountUsed: of(texts.part), balance: of('0.0') }],
        deliveryGroups: { nodes: [{ deliveryOptions: [{ estimatedCost: of(texts.part) }] }] },
      },
    })
  })

  it('states the missing amount for a code in it', () => {
    const { store } = shopIn('JPY', '1200', '100')
    const lines = [{ id: 'a', variantId: 11, quantity: 2, attributes: [] }]
    const priced = store.price({ ...store.carts.create(), lines, discountCodes: ['MORE'] })
    expect(priced.discountCodes[0]?.hint).toContain('add JP¥6,600 more')
  })
})
