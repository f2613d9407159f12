import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { CatalogueFile } from '#local-store/catalogue/catalogue-file.ts'
import { checkCatalogue } from '#local-store/catalogue/check-catalogue.ts'
import { createStore, type Store } from '#local-store/store/store.ts'
import { type CatalogueFileInput, catalogueSourceOf } from './catalogue-input.ts'

const picture = (name: string) => ({
  url: `https://pictures.test/${name}.webp`,
  altText: name,
  width: 1200,
  height: 1200,
})

/**
 * A small shop: a game of two editions, one low in stock, one sold out, one without tracked stock.
 */
export const testCatalogue: CatalogueFileInput = {
  shop: { name: 'Test Shop', legalName: 'Test Shop Limited', description: 'Games' },
  products: [
    {
      id: 1,
      handle: 'ludo',
      title: 'Drunk Ludo',
      descriptionHtml: '<p>Roll &amp; drink.</p><p>For <b>four</b></p>',
      productType: 'Drinking Games',
      vendor: 'Test Shop',
      tags: ['drinking', 'party'],
      images: [picture('ludo-front'), picture('ludo-back')],
      options: [{ name: 'Edition', values: ['Classic', 'Deluxe'] }],
      variants: [
        {
          id: 11,
          sku: 'LUDO-C',
          price: '799.00',
          compareAtPrice: '999.00',
          stock: 10,
          selectedOptions: [{ name: 'Edition', value: 'Classic' }],
        },
        {
          id: 12,
          sku: 'LUDO-D',
          price: '1299.50',
          stock: 1,
          image: 1,
          selectedOptions: [{ name: 'Edition', value: 'Deluxe' }],
        },
      ],
    },
    {
      id: 2,
      handle: 'taboo',
      title: 'Desi Taboo',
      productType: 'Party Games',
      tags: ['party'],
      variants: [{ id: 21, sku: 'TABOO', price: '499.00', stock: 3 }],
    },
    {
      id: 3,
      handle: 'couples',
      title: 'Couples Night',
      productType: 'Couple Games',
      variants: [{ id: 31, sku: 'COUPLE', price: '333.33', stock: 0 }],
    },
    {
      id: 4,
      handle: 'download',
      title: 'Printable Bingo',
      productType: 'Party Games',
      variants: [{ id: 41, sku: 'BINGO', price: '99.00', stock: null, requiresShipping: false }],
    },
    {
      id: 5,
      handle: 'secret',
      title: 'Not Out Yet',
      publishedAt: null,
      variants: [{ id: 51, sku: 'SECRET', price: '1.00', stock: 5 }],
    },
  ],
  collections: [
    { id: 1, handle: 'party-games', title: 'Party Games', products: ['taboo', 'ludo', 'download'] },
    { id: 2, handle: 'empty', title: 'Empty Shelf' },
  ],
  discounts: [
    { code: 'SAVE10', kind: { type: 'percentage', percent: 10 }, combinesWith: { delivery: true } },
    { code: 'FIRST', kind: { type: 'percentage', percent: 20 }, firstOrderOnly: true },
    { code: 'OLD', kind: { type: 'percentage', percent: 50 }, endsAt: '2020-01-01T00:00:00Z' },
    { code: 'BIG', kind: { type: 'fixed', amount: '250' }, minimumSubtotal: '2000' },
    {
      code: 'LUDO50',
      kind: { type: 'fixed', amount: '50', per: 'item' },
      appliesTo: { products: ['ludo'] },
      combinesWith: { order: true },
    },
    {
      code: 'FLAT100',
      kind: { type: 'fixed', amount: '100' },
      combinesWith: { product: true, order: true },
    },
    {
      code: 'B2G1',
      kind: { type: 'buyXGetY', buyQuantity: 2, getQuantity: 1, usesPerOrder: 2 },
    },
    { code: 'SHIPFREE', kind: { type: 'freeDelivery' }, combinesWith: { order: true } },
  ],
  giftCards: [
    { code: 'GIFT500DEMO', balance: '500.00' },
    { code: 'GIFTOLDDEMO', balance: '100.00', expiresOn: '2020-01-01' },
  ],
  deliveryRates: [
    { handle: 'standard', title: 'Standard delivery', price: '0' },
    { handle: 'express', title: 'Express delivery', price: '99', pinPrefixes: ['400'] },
  ],
  policies: { privacy: { title: 'Privacy', handle: 'privacy', body: 'We keep little.' } },
}

/** The current time of test stores. */
export const testNow = new Date('2026-04-15T10:00:00Z')

export function readTestCatalogue(changes: Partial<CatalogueFileInput> = {}): CatalogueFile {
  return checkCatalogue({ ...testCatalogue, ...changes }, { name: 'test', folder: null })
}

/** A folder that is deleted after the test. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A new store for one test. */
export function openTestStore(
  changes: Partial<CatalogueFileInput> = {},
  dataDir = makeTestFolder(),
  now = testNow,
): Store {
  const store = createStore({
    dataDir,
    catalogue: catalogueSourceOf(readTestCatalogue(changes)),
    now: () => now,
  })
  onTestFinished(() => {
    if (store.database.isOpen) store.close()
  })
  return store
}
