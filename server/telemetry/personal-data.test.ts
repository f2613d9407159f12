import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createDataDir } from '#test/e2e/shop-program.ts'
import { buyer, fillCart, look, pay, write } from '#test/identifiable-buyer.ts'
import { openWatchedShop } from '#test/watched-shop.ts'
import { buildShop } from '#tools/build-shop.ts'

/** The addresses of the shop and the store in the lines printed at the start. */
const own = /127\.0\.0\.1:\d+/g
const ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9a-f]{1,4}(?:::?[0-9a-f]{1,4}){3,}\b/i

/** The lines that contain the buyer's data, in any encoding of a URL, or an IP address. */
function findPersonalData(text: string, keys: readonly string[]): string[] {
  const spelled = [...Object.values(buyer), ...keys].flatMap((each) => [
    ...[each, encodeURIComponent(each), new URLSearchParams({ each }).toString().slice(5)],
    Buffer.from(each).toString('base64').replace(/=+$/, ''),
  ])
  const needles = spelled.map((each) => each.toLowerCase())
  return text.split('\n').filter((line) => {
    const strange = line.replaceAll(own, '').toLowerCase()
    return ADDRESS.test(strange) || needles.some((needle) => strange.includes(needle))
  })
}

beforeAll(() => buildShop())

it('no typed text and no address is in the logs and metrics of a whole purchase', async () => {
  const shop = await openWatchedShop(
    {
      DATA_DIR: createDataDir(),
      ADDRESS_LIMITS: '0.1',
      FIGURES: 'measured',
      // No mail server listens there.
      SMTP_URL: 'smtp://127.0.0.1:9',
      DESK_PASSWORD: 'tea before the orders get cold',
    },
    { 'X-Forwarded-For': `${buyer.ip6}, ${buyer.ip}`, 'User-Agent': buyer.agent },
  )
  onTestFinished(shop.stop)
  const page = await (await shop.ask('/product/jugaad')).text()
  const [, variantId = ''] = /name="variantId" value="([^"]+)"/.exec(page) ?? []
  const [productId = ''] = /gid:\/\/shopify\/Product\/\d+/.exec(page) ?? []
  await look(shop.ask, variantId)
  await write(shop.ask, productId, variantId)
  const keys = await pay(shop.ask, await fillCart(shop.ask, variantId))
  for (let at = 0; at < 20; at += 1) await shop.ask(`/search?q=${buyer.words}${at}`)
  // The first letters were tried as well.
  await expect
    .poll(async () => (await shop.read()).lines)
    .toContain('A letter could not be sent; will retry')
  const { lines, metrics } = await shop.read()
  // The order's, the cart's, and the cart's second one, with which its id ends.
  expect(new Set(keys).size).toBe(3)
  expect(findPersonalData(lines, keys)).toEqual([])
  expect(findPersonalData(metrics, keys)).toEqual([])
  // All of these requests were observed.
  for (const route of [
    '/search',
    '/discount/:code',
    '/local-store/checkouts/:token',
    '/desk/*',
    '/*',
  ]) {
    expect(lines).toContain(`"route":"${route}"`)
    expect(metrics).toContain(`route="${route}"`)
  }
  expect(metrics).toContain('shop_orders_total{payment="cod"} 1')
  expect(metrics).toContain('shop_refusals_total{reason="limit",limit="giftCards"}')
  expect(metrics).toContain('shop_refusals_total{reason="limit",limit="searches"}')
  expect(metrics).toContain('shop_refusals_total{reason="cross-site",limit=""} 1')
  expect(metrics).toMatch(/^shop_checkouts_begun_total 1$/m)
})

it('no shopper’s data is logged when a store repeats it in its errors', async () => {
  const store = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { variables } = JSON.parse(Buffer.concat(chunks).toString())
    const extensions = { code: 'INVALID_VARIABLE', value: variables, problems: [variables] }
    const errors = [{ message: 'Variable was provided invalid value', extensions }]
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ errors }))
  })
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void store.close())
  // A listening TCP server has an address of this shape.
  const { port } = store.address() as AddressInfo
  const shop = await openWatchedShop(
    {
      DATA_DIR: createDataDir(),
      SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${port}`,
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-word',
    },
    { 'X-Forwarded-For': buyer.ip, 'User-Agent': buyer.agent },
  )
  onTestFinished(shop.stop)
  await look(shop.ask, 'gid://shopify/ProductVariant/1')
  const { lines, metrics } = await shop.read()
  expect(findPersonalData(lines, [])).toEqual([])
  expect(findPersonalData(metrics, [])).toEqual([])
  expect(lines).toContain('Variable was provided invalid value')
  expect(metrics).toMatch(/shop_store_failures_total\{operation="\w+",kind="graphql"\}/)
})
