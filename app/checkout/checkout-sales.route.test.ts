import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CheckoutSales, openCheckoutSales } from '#server/store-data/checkout-sales.ts'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { cookiesOf, startCheckout } from '#test/start-checkout.ts'
import { getVariantId } from '#test/variant-id.ts'

let folder: string
let clock: number
let sales: CheckoutSales
let shop: OpenShop
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handed-over-'))
  clock = Date.now()
  sales = openCheckoutSales(folder, { now: () => new Date(clock), log: () => undefined })
  shop = await openShop({ FIGURES: 'measured' }, { sales })
})
afterEach(() => {
  shop.close()
  sales.close()
  rmSync(folder, { recursive: true, force: true })
})

async function comeBack(cookie: string, search = '?success=1&order=PG1') {
  return cookiesOf(await shop.ask(`/thank-you${search}`, { headers: { Cookie: cookie } }))
}

/**
 * The page's text a minute later: sales are read again after ten seconds. The number of a variant that does not exist
 * makes another URL of the same page, which is not cached.
 */
async function read(handle: string): Promise<string> {
  clock += 60_000
  return pageText(await (await shop.ask(`/product/${handle}?variant=1`)).text())
}

it('shows sales from the returns of a hosted checkout, without a city', async () => {
  const cookie = await startCheckout(shop)
  await comeBack(await comeBack(cookie))
  await comeBack(cookie)
  const text = await read('shot-roulette')
  expect(text).toContain('1 sold in past 24hrs')
  expect(text).toContain('1 bought in last hour')
  expect(text).not.toContain('Someone from')
  expect(await read('drunk-ludo')).not.toMatch(/24hrs|last hour/)
})

it('counts neither an abandoned checkout nor a forged return', async () => {
  const cookie = await startCheckout(shop)
  await comeBack(cookie, '')
  await comeBack('')
  expect(await read('shot-roulette')).not.toMatch(/24hrs|last hour/)
})

it('counts the quantity of a checkout sent by script', async () => {
  const variantId = await getVariantId(shop, 'drunk-ludo')
  const response = await shop.ask('/api/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: [{ variantId, quantity: 3 }] }),
  })
  await comeBack(cookiesOf(response))
  expect(await read('drunk-ludo')).toContain('3 sold in past 24hrs')
})
