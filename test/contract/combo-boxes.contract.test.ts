import { afterAll, expect, test } from 'vitest'
import { comboSaving } from '#commerce/model/boxes-inside.ts'
import type { Product } from '#commerce/model/product.ts'
import { lineText } from '#commerce/model/rich-text.ts'
import {
  findProductByHandle,
  listAllProducts,
  listVariantsById,
} from '#commerce/operations/products.ts'
import { openDemoStore } from './open-demo-store.ts'

const combos: Product[] = []

const demo = await openDemoStore()
for (const { handle, productType } of await listAllProducts(demo.client)) {
  const product = productType === 'Combos' && (await findProductByHandle(demo.client, handle))
  if (product && product.game.boxes.length > 0) combos.push(product)
}
afterAll(() => demo.close())

/** The games of the description's list, with the words about each. */
const listed = ({ description }: Product) =>
  description.flatMap((block) => (block.type === 'list' ? block.items.map(lineText) : []))

test('a combo’s boxes are the games and editions that its description lists', async () => {
  expect(combos).toHaveLength(6)
  for (const combo of combos) {
    const { boxesInside: boxes = [] } = combo
    const variants = await listVariantsById(demo.client, combo.game.boxes)
    const lines = listed(combo)
    expect(boxes.length, combo.handle).toBe(lines.length)
    for (const [at, { title }] of boxes.entries()) {
      const words = lines[at] ?? ''
      const [name = ''] = words.split(/[,:]/)
      expect(words.startsWith(title) || title.includes(name), `${words}: ${title}`).toBe(true)
      const edition = variants[at]?.title ?? ''
      if (edition !== 'Default Title') expect(words, combo.handle).toContain(edition)
    }
  }
})

test('a combo’s compare-at price is what its boxes cost one by one, up to its MRP', () => {
  for (const { firstVariant, game, handle, pack, boxesInside: boxes = [] } of combos) {
    const saving = firstVariant && comboSaving(firstVariant.price, boxes, game.boxes.length)
    const [apart, most] = [saving?.apart, pack?.mrp].map((money) => money?.minor ?? 0)
    expect(firstVariant?.compareAtPrice?.minor, handle).toBe(Math.min(apart ?? 0, most ?? 0))
  }
})

test('other games have no boxes', async () => {
  expect(await findProductByHandle(demo.client, 'drunk-ludo')).not.toHaveProperty('boxesInside')
})
