import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import type { Difficulty } from '#test/local-store/difficult-store.ts'
import { openHostedStore } from '#test/local-store/open-hosted-store.ts'
import { openShopStore } from '#test/local-store/open-shop-store.ts'
import { privateToken, publicToken, SHOP } from '#test/prepared-faults/prepared-fault.ts'
import { soundMerchant } from '#test/prepared-faults/sound-merchant.ts'
import { warnAtStart } from './at-start.ts'
import type { ExaminedOptions } from './examined.ts'

let store: Awaited<ReturnType<typeof openHostedStore>>

beforeAll(async () => {
  store = await openHostedStore([SHOP])
})
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

test('says nothing of a sound store, nor of what is only worth knowing', async () => {
  expect(await listWarnings({ denied: ['tags'] })).toEqual([])
})

test('warns once, in a line, of what is wrong', async () => {
  const warnings = await listWarnings({ renamed: ['WELCOME10', 'GONE10'] })
  expect(warnings).toEqual([
    [{ check: 'codes' }, expect.stringContaining('The store refuses WELCOME10')],
  ])
})

test('asks a store that is down once', async () => {
  let asked = 0
  const answer = () => {
    asked += 1
    return new Response('', { status: 500 })
  }
  const warnings = await listWarnings({ answer })
  expect(warnings).toEqual([[{ check: 'connection' }, expect.stringContaining('is down')]])
  expect(asked).toBe(1)
})

test('gives up when its time is over', async () => {
  const warnings = await listWarnings({ delayMs: 2000 }, { limitSeconds: 0.05 })
  expect(warnings).toEqual([['The store was not examined within 0.05 s: run npm run doctor.']])
})

test('does not end the shop when it breaks itself', async () => {
  const fault = new Error('broken')
  const fetch = () => Promise.reject(fault)
  expect(await listWarnings({}, { fetch })).toEqual([
    [{ err: fault }, 'The shop was not examined at its start: run npm run doctor.'],
  ])
})

test('looks at a catalogue of one’s own, and leaves no cart in its database', async () => {
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
