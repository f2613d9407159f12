import { beforeEach, describe, expect, it } from 'vitest'
import { openImport } from '#test/local-store/run-import.ts'
import { openCatalogueFile } from '../catalogue/open-catalogue-file.ts'
import { createStore } from '../store/store.ts'

let shop: Awaited<ReturnType<typeof openImport>>
beforeEach(async () => {
  shop = await openImport()
})

const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price'
const sized = (...rows: [choice: string, sku: string, variantId?: number | undefined][]) => {
  const lines = rows.map(([choice, sku, id = '']) => `ludo,Ludo,Size,${choice},${sku},1,${id}`)
  return [`${header},Variant ID`, ...lines].join('\n')
}
const plain = (sku: string) => `${header}\nludo,Ludo,,,${sku},1`

/** The id of each variant, by its choice and SKU. */
async function importIds(csv: string) {
  const { written, lines } = await shop.run(csv)
  const variants = shop.catalogue().products[0]?.variants ?? []
  return {
    ids: new Map(variants.map(({ id, title, sku }) => [`${title} ${sku ?? ''}`.trim(), id])),
    lines: written === null ? ['Nothing is written.', ...lines] : lines,
  }
}

describe('the stock of a variant stays what sales made of it when its SKU is', () => {
  it.each([
    ['changed', 'A', 'B'],
    ['added', '', 'B'],
    ['removed', 'A', ''],
  ])('%s', async (_, old, changed) => {
    const openStore = () => {
      const catalogue = openCatalogueFile(shop.into, null)
      return createStore({ dataDir: shop.folder, catalogue, now: () => new Date() })
    }
    const file = (sku: string) =>
      `${header},Variant Inventory Qty\nludo,Ludo,Size,Small,${sku},1,20\nchai,Chai,,,${sku},1,20`
    const idsOf = () => shop.catalogue().products.map(({ variants }) => variants[0]?.id ?? 0)
    await shop.run(file(old))
    const ids = idsOf()
    const store = openStore()
    for (const id of ids) expect(store.inventory.take(id, 18)).toBe(true)
    store.close()
    expect((await shop.run(file(changed))).lines).toEqual([])
    expect(idsOf()).toEqual(ids)
    const again = openStore()
    expect(ids.map(again.stockOf)).toEqual([2, 2])
    again.close()
  })
})

describe('a variant is the one of before', () => {
  it('by its Variant ID, whatever its SKU and choice are now', async () => {
    const { ids } = await importIds(sized(['Small', 'S'], ['Large', 'L']))
    const [small, large] = ids.values()
    const after = await importIds(sized(['Big', 'S', large], ['Tiny', 'T', small]))
    expect(after.ids).toEqual(
      new Map([
        ['Big S', large],
        ['Tiny T', small],
      ]),
    )
    expect(after.lines).toEqual([])
  })

  it('by its SKU before its choice', async () => {
    const { ids } = await importIds(sized(['Small', 'S'], ['Large', 'L']))
    const after = await importIds(sized(['Large', 'S'], ['Small', 'L']))
    expect(after.ids.get('Large S')).toBe(ids.get('Small S'))
    expect(after.ids.get('Small L')).toBe(ids.get('Large L'))
    expect(after.lines).toEqual([])
  })

  it.each([
    ['a price list', 'Handle,Title,Variant SKU,Variant Price\nludo,Ludo,B,1'],
    ['a file that gives it a choice', sized(['Small', 'B'])],
  ])('as the only one of a product without options, in %s', async (_, file) => {
    const before = await importIds(plain('A'))
    const after = await importIds(file)
    expect([...after.ids.values()]).toEqual([...before.ids.values()])
    expect(after.lines).toEqual([])
  })

  it('not as the only one with another choice', async () => {
    const before = await importIds(sized(['Small', 'S']))
    const after = await importIds(sized(['Large', 'L']))
    expect([...after.ids.values()]).not.toEqual([...before.ids.values()])
    expect(after.lines).toEqual([
      'Row 2 (ludo): One variant of before is not in the file, and taken out.',
    ])
  })
})

describe('two rows that may be one variant', () => {
  it('are refused, and told apart by a Variant ID', async () => {
    const before = await importIds(sized(['Small', 'S'], ['Large', 'L']))
    const small = before.ids.get('Small S')
    const refused = await importIds(sized(['Small', 'NEW'], ['Tiny', 'S'], ['Large', 'L']))
    expect(refused.lines).toEqual([
      'Nothing is written.',
      `Row 3 (ludo): It may be the variant "Small" of before, and so may row 2: write ${small} into the column "Variant ID" of the right one.`,
    ])
    const after = await importIds(sized(['Small', 'NEW', small], ['Tiny', 'S'], ['Large', 'L']))
    expect(after.lines).toEqual([])
    expect(after.ids.get('Small NEW')).toBe(small)
    // The SKU is free for another variant, whose stock is its own.
    const tiny = after.ids.get('Tiny S')
    expect([...before.ids.values()]).not.toContain(tiny)
    const again = await importIds(sized(['Tiny', 'S'], ['Small', 'NEW'], ['Large', 'L']))
    expect(again.ids).toEqual(after.ids)
  })

  it('are refused with one Variant ID', async () => {
    const { written, lines } = await shop.run(sized(['Small', 'S', 7], ['Large', 'L', 7]))
    expect(written).toBeNull()
    expect(lines).toEqual(['Row 3 (ludo): The Variant ID 7 is already used in row 2.'])
  })
})

it('a Variant ID of another system is that of a new variant only', async () => {
  const before = await importIds(sized(['Small', 'S']))
  const small = before.ids.get('Small S')
  const after = await importIds(sized(['Small', 'S', 7], ['Large', 'L', 8]))
  expect(after.lines).toEqual([
    `Row 2 (ludo): The Variant ID 7 is not that of the variant of before, which keeps ${small}.`,
  ])
  expect([...after.ids.values()]).toEqual([small, 8])
})
