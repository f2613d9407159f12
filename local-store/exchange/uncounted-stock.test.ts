import { beforeEach, expect, it } from 'vitest'
import { openImport } from '#test/local-store/run-import.ts'

let shop: Awaited<ReturnType<typeof openImport>>
beforeEach(async () => {
  shop = await openImport()
})

const endless = 'so its stock is not counted: it never sells out.'
const withTracker = 'Variant Inventory Tracker,Variant Inventory Qty'

it.each([
  [
    withTracker,
    ',20',
    null,
    `Row 2 (a): It has a quantity but no inventory tracker, ${endless} Write "shopify" as its tracker to count it.`,
  ],
  ['Variant Inventory Qty', '', null, `Row 2 (a): It has no quantity, ${endless}`],
  // The provider's exports have these for a variant that it does not track.
  [withTracker, ',0', null, null],
  [withTracker, ',', null, null],
  [withTracker, 'shopify,20', 20, null],
  ['Variant Inventory Qty', '0', 0, null],
])(
  'with the columns %s, an import of %j says whether it ever sells out',
  async (columns, cells, stock, sentence) => {
    const { lines } = await shop.run(`Handle,Title,Variant Price,${columns}\na,A,799.00,${cells}`)
    expect(lines).toEqual(sentence === null ? [] : [sentence])
    expect(shop.catalogue().products[0]?.variants[0]?.stock).toBe(stock)
  },
)
