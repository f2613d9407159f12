import { afterAll, expect, test, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import type { Difficulty } from '#test/local-store/difficult-store.ts'
import { openHostedStore } from '#test/local-store/open-hosted-store.ts'
import { openShopStore } from '#test/local-store/open-shop-store.ts'
import { privateToken, publicToken, SHOP } from '#test/prepared-faults/prepared-fault.ts'
import { soundMerchant } from '#test/prepared-faults/sound-merchant.ts'
import type { ExaminedOptions } from './examined.ts'
import { warnAtStart } from './warn-at-start.ts'

const store = await openHostedStore([SHOP])
afterAll(() => store.close())

/** The warnings logged for a shop that is fine except for this. */
async function listWarnings(
  difficulty: Difficulty,
  options: Partial<ExaminedOptions> & { limitSeconds?: number } = {},
) {
  store.setDifficulty(difficulty)
  const settings = readSettings({
    SHOPIFY_STORE_DOMAIN: store.origin,
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: publicToken,
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN: privateToken,
    PUBLIC_ORIGIN: SHOP,
    TRUSTED_PROXIES: '10.0.0.0/8',
  })
  const warn = vi.fn()
  await warnAtStart(settings, null, { warn }, { merchant: soundMerchant, ...options })
  return warn.mock.calls
}

test('logs nothing for a sound store or mere notes', async () => {
  expect(await listWarnings({ denied: ['tags'] })).toEqual([])
})

test('logs each finding once, on one line', async () => {
  const warnings = await listWarnings({ renamed: ['WELCOME10', 'GONE10'] })
  expect(warnings).toEqual([
    [{ check: 'codes' }, expect.stringContaining('The store refuses WELCOME10')],
  ])
})

test('asks a store that is down only once', async () => {
  let asked = 0
  const answer = () => {
    asked += 1
    return new Response('', { status: 500 })
  }
  const warnings = await listWarnings({ answer })
  expect(warnings).toEqual([[{ check: 'connection' }, expect.stringContaining('is down')]])
  expect(asked).toBe(1)
})

test('gives up after its time limit', async () => {
  const warnings = await listWarnings({ delayMs: 2000 }, { limitSeconds: 0.05 })
  expect(warnings).toEqual([
    ['The check of the store took longer than 0.05 s: run npm run doctor.'],
  ])
})

test('does not stop the shop when it fails itself', async () => {
  const fault = new Error('broken')
  const fetch = () => Promise.reject(fault)
  expect(await listWarnings({}, { fetch })).toEqual([
    [{ err: fault }, 'The check at start failed: run npm run doctor.'],
  ])
})

test('examines the merchant’s own catalogue without leaving carts in its database', async () => {
  const { settings, localStore, close } = await openShopStore({ FIGURES: 'simulated' })
  const countCarts = () => localStore.store.database.prepare('SELECT * FROM carts').all().length
  const own = { ...settings, store: { ...settings.store, catalogueFile: 'own.json' } }
  const warn = vi.fn()
  // These are the settings of a local store.
  await warnAtStart(own as typeof settings, localStore.fetch, { warn })
  const checks = warn.mock.calls.map(([{ check }]) => check)
  expect(new Set(checks)).toEqual(new Set(['public-origin', 'claims', 'gstin', 'mail']))
  expect(countCarts()).toBe(0)
  warn.mockClear()
  await warnAtStart(settings, localStore.fetch, { warn })
  expect(warn).not.toHaveBeenCalled()
  close()
})
