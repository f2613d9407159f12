import { expect, it } from 'vitest'
import { openTestStore, testCatalogue } from '#test/local-store/open-test-store.ts'
import { createMerchantStock } from './merchant-stock.ts'
import type { VariantChange } from './variant-change.ts'

const mrpOf = (value: string) => ({
  namespace: 'game',
  key: 'mrp',
  type: 'single_line_text_field' as const,
  value,
})

/** The test catalogue with an MRP of ludo, and one of its classic variant's own box. */
function openStock(ofProduct: string, ofVariant: string | null = null) {
  const products = (testCatalogue.products ?? []).map((product) =>
    product.id === 1
      ? {
          ...product,
          metafields: [mrpOf(ofProduct)],
          variants: product.variants.map((variant) =>
            variant.id === 11 && ofVariant !== null
              ? { ...variant, metafields: [mrpOf(ofVariant)] }
              : variant,
          ),
        }
      : product,
  )
  const merchantStock = createMerchantStock(openTestStore({ products }))
  return (change: Omit<VariantChange, 'variantId'>) =>
    merchantStock.change({ who: 'Meera', rows: [{ variantId: 11, ...change }] })
}

const refusal = {
  type: 'refused',
  rows: [
    {
      variantId: 11,
      message:
        'The price (₹899.01) is above the MRP on the box (₹899), which is illegal. If the box has another MRP now, correct it in the product file first.',
    },
  ],
}

it.each([
  ['899', null],
  ['₹899.00', null],
  ['{"amount":"899.0","currency_code":"INR"}', null],
  ['500', '899'],
])('with an MRP of %j, and %j on its own box, a price above it is refused', async (mrp, own) => {
  const change = openStock(mrp, own)
  expect(await change({ price: 89_901 })).toMatchObject(refusal)
  expect(await change({ price: 89_900 })).toMatchObject({ type: 'done' })
})

it.each(['on the box', '{"amount":"8.0","currency_code":"USD"}', '0'])(
  'the unreadable MRP %j refuses nothing',
  async (mrp) => {
    expect(await openStock(mrp)({ price: 89_901 })).toMatchObject({ type: 'done' })
  },
)

it('a price that was above the MRP before stops no other change of its row', async () => {
  const change = openStock('100')
  expect(await change({ stock: { type: 'add', units: 5 }, lowStockLevel: 2 })).toMatchObject({
    type: 'done',
  })
})
