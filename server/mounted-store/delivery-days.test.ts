import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findDeliveryDates } from '#commerce/model/delivery-dates.ts'
import { findZone } from '#commerce/model/find-zone.ts'
import { daysOf } from '#content/delivery-day.ts'
import { honestWall } from '#content/home.ts'
import { dispatch } from '#merchant/dispatch.ts'
import { zonesFor } from '#merchant/zones-for.ts'
import { readSettings } from '../settings.ts'
import { openStore } from './open-store.ts'

/** The checkout of one game in the local store of a shop, with the PIN code of its cart. */
async function readCheckout(zip: string, figures: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'delivery-days-'))
  const settings = { DATA_DIR: dataDir, PUBLIC_ORIGIN: 'http://shop.test', FIGURES: figures }
  const store = await openStore(readSettings(settings))
  onTestFinished(() => {
    store?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  if (store === null) throw new Error('The store is not open')
  const ask = (path: string, init?: RequestInit) =>
    store.fetch(new Request(new URL(path, 'http://shop.test'), init))
  const document = `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }`
  const variant = store.store.catalogue.products[0]?.variants[0]?.id
  const deliveryAddress = { zip, countryCode: 'IN' }
  const input = {
    lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variant}` }],
    delivery: { addresses: [{ address: { deliveryAddress } }] },
  }
  const answer = await ask('/local-store/api/graphql.json', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: document, variables: { input } }),
  })
  const { data } = await answer.json()
  const opened = await ask(data.cartCreate.cart.checkoutUrl)
  return (await ask(opened.headers.get('Location') ?? '')).text()
}

it('the checkout names the days that the shop names on its product pages', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T10:00:00+05:30') })
  const zone = findZone('400050', zonesFor('simulated'))
  const dates = zone && findDeliveryDates(new Date(), dispatch, zone)
  const days = dates && daysOf(dates)
  expect(days).not.toBeNull()
  expect(await readCheckout('400050', 'simulated')).toContain(`Arrives ${days}`)
})

it('the checkout promises the returns of the home page, and none without evidence', async () => {
  const promise = honestWall.returns.text(7)
  expect(await readCheckout('400050', 'simulated')).toContain(promise)
  expect(await readCheckout('400050', 'measured')).not.toContain(honestWall.returns.title)
})

it('the checkout names no days where the shop names none', async () => {
  expect(await readCheckout('400050', 'measured')).not.toContain('Arrives')
})
