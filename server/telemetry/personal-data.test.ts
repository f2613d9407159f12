import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { createDataDir } from '#test/e2e/shop-program.ts'
import { goodForm } from '#test/local-store/open-test-checkout.ts'
import { openWatchedShop, type WatchedShop } from '#test/watched-shop.ts'
import { buildShop } from '#tools/build-shop.ts'

/** All that a shopper types, and that names one. */
const buyer = {
  ...{
    mail: 'zoya.mistry@example.in',
    phone: '9876501234',
    pin: '560034',
    firstName: 'Zoyaneedle',
  },
  ...{ lastName: 'Mistryneedle', address: '7 Needle Lane', city: 'Bengaluru', words: 'wordneedle' },
  ...{
    code: 'CODENEEDLE7',
    card: 'CARDNEEDLE42',
    realCard: 'GULLYGIFT500DEMO',
    upi: 'zoyaneedle@upi',
  },
  ...{ friend: 'PARTYNEEDLE', ip: '203.0.113.77', ip6: '2001:db8::77', agent: 'NeedleBrowser/1.0' },
}

const endpoint = `/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`
const delivery = {
  ...{ firstName: buyer.firstName, lastName: buyer.lastName, address1: buyer.address },
  ...{ city: buyer.city, province: 'Karnataka', zip: buyer.pin, phone: buyer.phone },
}

type Ask = WatchedShop['ask']

const sendJson = (ask: Ask, path: string, body: unknown) =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const sendForm = (ask: Ask, path: string, form: Readonly<Record<string, string>>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(form) })

async function askStore(ask: Ask, query: string, variables: object) {
  const { data } = await (await sendJson(ask, endpoint, { query, variables })).json()
  return data
}

/** Looks around, and types into every field that takes something. */
async function look(ask: Ask, variantId: string): Promise<void> {
  const { mail, words, code, card, friend } = buyer
  for (const path of [
    ...[`/search?q=${words}`, `/search.data?q=${words}`, `/product/jugaad?q=${words}&m=${mail}`],
    ...[`/${mail}`, `/product/${mail}`, `/product/${encodeURIComponent(mail)}`, `/${mail}.php`],
    ...[`/discount/${code}?redirect=/faq`, `/cart/add?id=1&note=${mail}`, `/%zz/${mail}`],
    ...[
      `/cart/${code}:1`,
      `/pages/${mail}`,
      `/${friend}.json`,
      `/thank-you?success=1&order=${code}`,
    ],
    ...[`/local-store/cdn/shop/files/${mail}.png`, `/local-store/orders/${code}`],
  ]) {
    await ask(path)
  }
  const order = { lines: [{ variantId, quantity: 1 }], email: mail }
  await sendJson(ask, '/api/coupon', {
    code,
    otherCodes: [friend],
    email: mail,
    lines: order.lines,
  })
  const address = { zip: buyer.pin, province: 'Karnataka' }
  await sendJson(ask, '/api/quote', { ...order, discountCodes: [code], address })
  await sendJson(ask, '/api/checkout', {
    ...order,
    shippingAddress: delivery,
    code,
    referralCode: friend,
  })
  await sendJson(ask, '/api/checkout', { lines: mail, [mail]: card })
  await ask('/api/coupon', {
    method: 'POST',
    body: `{"code":"${mail}`,
    headers: { 'Content-Type': 'application/json' },
  })
  const crossSite = { 'Sec-Fetch-Site': 'cross-site', Referer: `http://x.example/?${mail}` }
  await ask(`/api/coupon?${mail}`, { method: 'POST', headers: crossSite, body: `code=${code}` })
  await sendForm(ask, '/api/checkout', { variantId, note: mail.repeat(4000) })
}

/** Types codes and gift cards into a cart until the store takes no more. @returns the path of its checkout */
async function fillCart(ask: Ask, variantId: string): Promise<string> {
  const { cartCreate } = await askStore(
    ask,
    'mutation($input:CartInput!){cartCreate(input:$input){cart{id checkoutUrl}}}',
    {
      input: {
        lines: [{ merchandiseId: variantId }],
        buyerIdentity: { email: buyer.mail },
        note: buyer.words,
      },
    },
  )
  const { id, checkoutUrl } = cartCreate.cart
  const set =
    'mutation($id:ID!,$codes:[String!]!){cartGiftCardCodesUpdate(cartId:$id,giftCardCodes:$codes){cart{id}}}'
  for (const card of [buyer.realCard, buyer.card, `${buyer.card}1`, `${buyer.card}2`]) {
    await askStore(ask, set, { id, codes: [card] })
  }
  await askStore(ask, '{predictiveSearch(query:"wordneedle",types:[PRODUCT]){products{id}}}', {})
  await askStore(ask, 'query($id:ID!){cart(id:$id){id}}', { id: buyer.mail })
  const opened = await ask(
    new URL(checkoutUrl, 'http://x.example').pathname +
      new URL(checkoutUrl, 'http://x.example').search,
  )
  return opened.headers.get('Location') ?? ''
}

/** Pays for a cart at the local store's checkout. @returns the keys of the order and the cart */
async function pay(ask: Ask, checkout: string): Promise<string[]> {
  const form = {
    ...goodForm,
    ...{
      email: buyer.mail,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      upiId: buyer.upi,
    },
    ...{
      phone: buyer.phone,
      address1: buyer.address,
      city: buyer.city,
      province: 'Karnataka',
      zip: buyer.pin,
    },
  }
  await sendForm(ask, checkout, { ...form, intent: 'apply-code', discountCode: buyer.code })
  await sendForm(ask, checkout, { ...form, intent: 'apply-card', giftCard: buyer.card })
  await sendForm(ask, checkout, { ...form, zip: buyer.mail, expectedTotal: '1' })
  const page = await (await ask(checkout)).text()
  const [, expectedTotal = ''] = /name="expectedTotal" value="([^"]+)"/.exec(page) ?? []
  const paid = await sendForm(ask, checkout, { ...form, expectedTotal })
  expect(paid.status).toBe(303)
  const path = new URL(paid.headers.get('Location') ?? '', 'http://x.example').pathname
  expect(path).toMatch(/^\/local-store\/orders\//)
  await ask(path)
  await sendForm(ask, path, { contact: `x${buyer.mail}` })
  await sendForm(ask, path, { contact: buyer.mail })
  return [...`${path} ${checkout}`.matchAll(/[0-9a-f]{24,}/g)].map(String)
}

/** The shop's and the store's, in the sentences at the start. */
const own = /127\.0\.0\.1:\d+/g
const ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9a-f]{1,4}(?:::?[0-9a-f]{1,4}){3,}\b/i

/** The lines with something of the buyer in it, however it is spelled in an address, or with an IP address. */
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

it('nothing that a shopper typed, and no address, is in the logs and metrics of a whole purchase', async () => {
  const shop = await openWatchedShop(
    { DATA_DIR: createDataDir(), ADDRESS_LIMITS: '0.1' },
    { 'X-Forwarded-For': `${buyer.ip6}, ${buyer.ip}`, 'User-Agent': buyer.agent },
  )
  onTestFinished(shop.stop)
  const page = await (await shop.ask('/product/jugaad')).text()
  const [, variantId = ''] = /name="variantId" value="([^"]+)"/.exec(page) ?? []
  await look(shop.ask, variantId)
  const keys = await pay(shop.ask, await fillCart(shop.ask, variantId))
  for (let at = 0; at < 20; at += 1) await shop.ask(`/search?q=${buyer.words}${at}`)
  const { lines, metrics } = await shop.read()
  // The order's, the cart's, and the cart's second one, which its id ends with.
  expect(new Set(keys).size).toBe(3)
  expect(findPersonalData(lines, keys)).toEqual([])
  expect(findPersonalData(metrics, keys)).toEqual([])
  // All of that was watched.
  for (const route of ['/search', '/discount/:code', '/local-store/checkouts/:token', '/*']) {
    expect(lines).toContain(`"route":"${route}"`)
    expect(metrics).toContain(`route="${route}"`)
  }
  expect(metrics).toContain('shop_orders_total{payment="cod"} 1')
  expect(metrics).toContain('shop_refusals_total{reason="limit",limit="giftCards"}')
  expect(metrics).toContain('shop_refusals_total{reason="limit",limit="searches"}')
  expect(metrics).toContain('shop_refusals_total{reason="cross-site",limit=""} 1')
  expect(metrics).toMatch(/^shop_checkouts_begun_total 1$/m)
})

it('nothing is in the logs and metrics of a store that repeats what it was sent as its errors', async () => {
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
  // A TCP server that listens has an address of this shape.
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
