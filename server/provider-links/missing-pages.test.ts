import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { allowedOrigins } from '../document/allowed-origins.ts'
import { createInlineStyles } from '../document/inline-styles.ts'
import { readSettings } from '../settings.ts'
import { createServerStorefront } from '../store/storefront.ts'
import { unobserved } from '../telemetry/shop-observer.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { createProviderLinks } from './provider-links.ts'

const settings = readSettings({
  SHOPIFY_STORE_DOMAIN: 'games.example',
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-word',
})
const log = pino({ level: 'silent' })

/** The links of a shop whose store responds like this. */
function openLinks(fetchHosted: () => Promise<Response>) {
  const storefront = createServerStorefront(settings, null, log, { fetchHosted })
  const origins = allowedOrigins(settings, [], () => [])
  const inlineStyles = createInlineStyles(new Map())
  return createProviderLinks({
    settings,
    origins,
    storefront,
    inlineStyles,
    log,
    observer: unobserved,
  })
}

const request = new Request('https://shop.example/product/none')
const missing = () => new Response('', { status: 404 })

async function redirect() {
  const nodes = [{ path: '/product/none', target: '/products/ludo' }]
  return Response.json({ data: { urlRedirects: { nodes, pageInfo: { hasNextPage: false } } } })
}

test('a page past its deadline does not wait for the store’s redirects and is answered 503, not 404', async () => {
  const { redirectMissing } = openLinks(async () => {
    await pause(500)
    return redirect()
  })
  const { status, headers } = await redirectMissing(request, missing(), monotonicNow() + 30)
  expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store'])
})

test('a page with time left waits for the store’s redirects', async () => {
  const { redirectMissing } = openLinks(redirect)
  const { status, headers } = await redirectMissing(request, missing(), monotonicNow() + 10_000)
  expect([status, headers.get('Location')]).toEqual([301, '/product/ludo'])
})
