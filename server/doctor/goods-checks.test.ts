import { expect, it } from 'vitest'
import type { ProductSummary } from '#commerce/model/product.ts'
import { readSettings } from '#server/settings.ts'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { checkGoods } from './goods-checks.ts'

const settings = readSettings({ CATALOGUE_FILE: 'goods/catalogue.json' })
const game = sampleProduct(1, 499)

/** The findings about these products of a local store. */
const find = (products: readonly ProductSummary[]) =>
  checkGoods({ products: async () => products, settings })

it.each<[string, readonly ProductSummary[], RegExp]>([
  ['without products', [], /^The shop has no products: .* npm run import\.$/],
  [
    'without a picture',
    [game],
    /\(Game 1\): name one in the column Image Src of your product file/,
  ],
  ['without a price', [sampleProduct(1, 0)], /\(Game 1\): write one into the column Variant Price/],
  [
    'with a compare-at price below the price',
    [
      {
        ...game,
        firstVariant: game.firstVariant && { ...game.firstVariant, compareAtPrice: rupees(1) },
      },
    ],
    /\(Game 1\), so pages show no saving: .* at the desk, under Stock\.$/,
  ],
  [
    'that is sold out',
    [sampleProduct(1, 499, { available: false })],
    /^The only game is sold out: add stock at the desk, under Stock\.$/,
  ],
])('tells the merchant of a local store where to mend one %s', async (_, products, sentence) => {
  const sentences = (await find(products)).map((remark) => remark.sentence)
  expect(sentences).toContainEqual(expect.stringMatching(sentence))
  expect(sentences.join(' ')).not.toMatch(/token|in the store/)
})
