import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort, type RunningProgram } from '#test/e2e/running-program.ts'
import { createDataDir, startShop } from '#test/e2e/shop-program.ts'
import { type FakeCdn, openFakeCdn } from '#test/fake-cdn.ts'
import { eachObject } from '#test/local-store/difficult-store.ts'
import { openHostedStore } from '#test/local-store/open-hosted-store.ts'
import { type SignedWebhook, signWebhook } from '#test/sign-webhook.ts'
import { buildShop } from '#tools/build-shop.ts'

const secret = 'a secret of the store'
const token = 'the-token-of-the-cdn'
/** Each try loads a page three times, and some wait for seconds. */
const SLOWLY = { interval: 500 }

let store: Awaited<ReturnType<typeof openHostedStore>>
let cdn: FakeCdn
let shops: readonly RunningProgram[] = []
let origins: readonly string[] = []

beforeAll(async () => {
  await buildShop()
  cdn = await openFakeCdn(token)
  store = await openHostedStore([cdn.origin])
  store.setDifficulty({})
  const ports = [await findFreePort(), await findFreePort()]
  origins = ports.map((port) => `http://127.0.0.1:${port}`)
  shops = await Promise.all(
    ports.map((port) =>
      startShop({
        PORT: String(port),
        DATA_DIR: createDataDir(),
        PUBLIC_ORIGIN: cdn.origin,
        SHOPIFY_STORE_DOMAIN: store.origin,
        SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public',
        SHOPIFY_WEBHOOK_SECRET: secret,
        PEERS: origins.join(),
        CDN_PURGE_URL: `${cdn.origin}/purge`,
        CDN_PURGE_TOKEN: token,
      }),
    ),
  )
  cdn.serve(origins)
})
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.kill()))
  cdn.close()
  await store.close()
})

/** Makes the store sell this game at another price. */
function changePrice(handle: string, rupees: number): void {
  store.setDifficulty({
    change: (data) =>
      eachObject(data, (product) => {
        if (product.handle !== handle) return
        eachObject(product, (money) => {
          if (typeof money.amount === 'string') money.amount = `${rupees}.0`
        })
      }),
  })
}

/** What shoppers read from the CDN and from each process. */
const readAll = (path: string) =>
  Promise.all([cdn.origin, ...origins].map(async (origin) => (await fetch(origin + path)).text()))
const showAll = async (path: string, text: string) =>
  (await readAll(path)).map((html) => html.includes(text))

/** Waits until all cache the page for a minute: on a busy machine, a late part makes it incomplete and short-lived. */
async function areKept(path: string): Promise<void> {
  const readCachings = () =>
    Promise.all(
      [cdn.origin, ...origins].map(async (origin) => {
        const { headers } = await fetch(origin + path)
        return /s-maxage=\d+/.exec(headers.get('Cache-Control') ?? '')?.[0]
      }),
    )
  await expect.poll(readCachings, SLOWLY).toEqual(['s-maxage=60', 's-maxage=60', 's-maxage=60'])
}

const send = ({ body, headers }: SignedWebhook) =>
  fetch(`${cdn.origin}/webhooks/store`, { method: 'POST', body, headers })
const update = (handle: string, time?: Date) =>
  signWebhook(secret, 'products/update', { id: 1, handle, updated_at: Math.random() }, time)

it('one signed webhook updates a price in every process and at the CDN, a forged one does not', async () => {
  const paths = ['/product/jugaad', '/product/jugaad?utm_source=insta', '/all-products']
  for (const path of paths) expect(await showAll(path, '₹7,654')).toEqual([false, false, false])
  for (const path of paths) await areKept(path)
  changePrice('jugaad', 7654)

  const true1 = update('jugaad')
  const forged = { ...true1, body: true1.body.replace('jugaad', 'jugaad ') }
  const strange = signWebhook(`${secret}.`, 'products/update', { id: 1, handle: 'jugaad' })
  const old = update('jugaad', new Date(Date.now() - 16 * 60_000))
  const answers = await Promise.all([forged, strange, old].map(send))
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 200])
  // Read at once: if the minute has passed meanwhile, each page is served once more as it was; a purged one never is.
  const shown = await Promise.all(paths.map((path) => showAll(path, '₹7,654')))
  expect(shown.flat()).not.toContain(true)
  expect(cdn.purges).toEqual([])

  expect((await send(true1)).status).toBe(200)
  // Without the purge, they would stay the same for a minute.
  for (const path of paths) {
    await expect.poll(() => showAll(path, '₹7,654'), SLOWLY).toEqual([true, true, true])
  }
  // Purged again, for pages that were on their way to the CDN.
  await expect.poll(() => cdn.purges).toHaveLength(2)
  expect(new Set(cdn.purges.flat())).toEqual(new Set(['product:jugaad', 'lists']))

  // Seconds later the store has settled, and pages are cached for a minute again.
  await areKept('/product/jugaad')
  changePrice('jugaad', 8765)
  for (let time = 0; time < 4; time += 1) expect((await send(true1)).status).toBe(200)
  expect(await showAll('/product/jugaad', '₹7,654')).toEqual([true, true, true])
  expect(cdn.purges).toHaveLength(2)
})

it('the CDN serves its copy while no process answers', async () => {
  const path = '/category/combo'
  const before = await (await fetch(cdn.origin + path)).text()
  cdn.serve(['http://127.0.0.1:1'])
  cdn.advance(3 * 60 * 60_000)
  const during = await fetch(cdn.origin + path)
  expect([during.status, during.headers.get('X-Cache')]).toEqual([200, 'error'])
  expect(await during.text()).toBe(before)
  cdn.advance(24 * 60 * 60_000)
  expect((await fetch(cdn.origin + path)).status).toBe(502)
  cdn.serve(origins)
})

it('tags reach the CDN but no shopper', async () => {
  const [origin = ''] = origins
  const { headers } = await fetch(`${origin}/product/taboo`)
  const direct = await fetch(`${origin}/product/jugaad`)
  expect(headers.get('Cache-Tag')).toBeNull()
  expect(direct.headers.get('Cache-Tag')).toMatch(/^shop,.*product:jugaad/)
  expect(direct.headers.get('Surrogate-Key')).toMatch(/^shop .*product:jugaad/)
  const behind = await fetch(`${cdn.origin}/product/jugaad`)
  expect(behind.headers.get('Cache-Tag')).toBeNull()
})

it('the CDN is purged even while a process is down', async () => {
  const [, away] = shops
  await away?.kill()
  cdn.serve(origins.slice(0, 1))
  const before = cdn.purges.length
  expect((await send(update('jugaad'))).status).toBe(200)
  await expect.poll(() => cdn.purges.length).toBeGreaterThan(before)
})
