import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import { createLocalStore } from '../local-store.ts'

it('offers no payment when the store has none of the games any more', async () => {
  const shop = await openTestCheckout()
  const { dataDir } = shop
  const { checkout } = await createTestCart(shop, { jugaad: 2 })
  const catalogue = JSON.parse(readFileSync(`${dataDir}/catalogue.json`, 'utf8'))
  const isKept = ({ handle }: { handle: string }) => handle !== 'jugaad'
  const catalogueFile = `${dataDir}/without-jugaad.json`
  writeFileSync(
    catalogueFile,
    JSON.stringify({ ...catalogue, products: catalogue.products.filter(isKept) }),
  )
  const later = await createLocalStore({ dataDir, catalogueFile, basePath: '/local-store' })
  const address = new URL(checkout, 'http://shop.test')
  const body = new URLSearchParams({ ...goodForm, expectedTotal: '90000' })
  for (const init of [{}, { method: 'POST', body }]) {
    const text = await textOf(await later.fetch(new Request(address, init)))
    expect(text).toContain('The shop no longer sells what is in your cart. Nothing was ordered')
    expect(text).not.toContain('Place order')
  }
  later.close()
})
