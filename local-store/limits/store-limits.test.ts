import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  type TestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import type { LocalStoreOptions } from '../local-store.ts'

/** A tenth of the default limits: they refill so slowly that a slow machine cannot affect a test. */
const open = (options: Partial<LocalStoreOptions> = {}, buyerIp: string | null = '192.0.2.1') =>
  openTestCheckout({ addressLimits: 0.1, ...options }, {}, buyerIp)

const setCards = `mutation($id:ID!,$codes:[String!]!){
  cartGiftCardCodesUpdate(cartId:$id,giftCardCodes:$codes){cart{appliedGiftCards{lastCharacters}}}}`
const setCodes = `mutation($id:ID!,$codes:[String!]!){
  cartDiscountCodesUpdate(cartId:$id,discountCodes:$codes){cart{discountCodes{applicable}}}}`

async function guess({ ask }: TestCheckout, mutation: string, id: string, times: number) {
  let answer = await ask(mutation, { id, codes: [] })
  for (let at = 0; at < times; at += 1) answer = await ask(mutation, { id, codes: [`GUESS${at}`] })
  return answer
}

describe('an address that guesses gift cards', () => {
  it('is stopped after a few, and then refused for existing ones, too', async () => {
    const shop = await open()
    const { id } = await createTestCart(shop, { jugaad: 1 })
    expect((await guess(shop, setCards, id, 2)).errors).toBeUndefined()
    const { errors, data } = await shop.ask(setCards, { id, codes: ['GIFT500DEMO'] })
    expect(data.cartGiftCardCodesUpdate).toBeNull()
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(
          /^Throttled: too many gift cards were tried from this address\. Try again in \d+ minutes\.$/,
        ),
        extensions: { code: 'THROTTLED', retryAfter: expect.any(Number) },
      },
    ])
  })

  it('learns nothing from several codes at once', async () => {
    const shop = await open()
    const { id } = await createTestCart(shop, { jugaad: 1 })
    const codes = ['GIFT500DEMO', 'GUESS1', 'GUESS2']
    const known = await shop.ask(setCards, { id, codes })
    const unknown = await shop.ask(setCards, { id, codes: [...codes.slice(1), 'NONE'] })
    expect(known.errors).toEqual(unknown.errors)
    expect(known.errors[0].extensions.code).toBe('THROTTLED')
  })

  it('is told so by the checkout, which keeps the form’s input', async () => {
    const shop = await open()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const apply = (giftCard: string) =>
      shop.post(checkout, { ...goodForm, firstName: 'Typed', giftCard, intent: 'apply-card' })
    for (let at = 0; at < 2; at += 1) expect((await apply(`GUESS${at}`)).status).toBe(303)
    const refused = await apply('GIFT500DEMO')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    const page = await refused.text()
    expect(page).toContain('Too many gift cards were tried from your network.')
    expect(page).toContain('value="Typed"')
    expect(page).not.toContain('DEMO')
  })

  it('does not limit other addresses', async () => {
    const shop = await open()
    const { id } = await createTestCart(shop, { jugaad: 1 })
    await guess(shop, setCards, id, 3)
    const body = JSON.stringify({ query: setCards, variables: { id, codes: ['GIFT500DEMO'] } })
    const headers = { 'Content-Type': 'application/json' }
    const address = 'http://shop.test/local-store/api/2026-04/graphql.json'
    const request = new Request(address, { method: 'POST', headers, body })
    const other = await shop.localStore.fetch(request, { buyerIp: '192.0.2.2' })
    expect((await other.json()).data.cartGiftCardCodesUpdate.cart.appliedGiftCards).toHaveLength(1)
  })
})

describe('discount codes', () => {
  it('that do not exist are limited in every place that takes them', async () => {
    const shop = await open()
    const { id, checkout } = await createTestCart(shop, { jugaad: 1 })
    expect((await guess(shop, setCodes, id, 9)).errors).toBeUndefined()
    // The page looks up a code that was tried once more.
    const tried = () => shop.get(`${checkout}&tried=NOPE`)
    expect(await textOf(await tried())).toContain('We don’t recognise the code NOPE')
    expect(await textOf(await tried())).not.toContain('We don’t recognise the code NOPE')
    expect((await guess(shop, setCodes, id, 1)).errors[0].extensions.code).toBe('THROTTLED')
    const form = { ...goodForm, discountCode: 'SAVE10', intent: 'apply-code' }
    const refused = await shop.post(checkout, form)
    expect(refused.status).toBe(429)
    expect(await textOf(refused)).toContain('Too many codes were tried from your network.')
  })

  it('that exist are not limited', async () => {
    const shop = await open()
    const { id } = await createTestCart(shop, { jugaad: 1 })
    for (let at = 0; at < 12; at += 1)
      expect((await shop.ask(setCodes, { id, codes: ['save10', 'BIG'] })).errors).toBeUndefined()
  })
})

it('new carts are limited, with Retry-After', async () => {
  const shop = await open({ addressLimits: 0.01 })
  const make = () =>
    shop.get('/local-store/api/2026-04/graphql.json', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"query":"mutation{cartCreate{cart{id}}}"}',
    })
  for (let at = 0; at < 6; at += 1) expect((await (await make()).json()).errors).toBeUndefined()
  const refused = await make()
  expect((await refused.json()).errors[0].extensions.code).toBe('THROTTLED')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const missing = 'mutation{cartNoteUpdate(cartId:"gid://shopify/Cart/x?key=y",note:""){cart{id}}}'
  expect((await shop.ask(missing)).errors[0].extensions.code).toBe('THROTTLED')
})

it('checkout forms are limited', async () => {
  const shop = await open({ addressLimits: 0.01 })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const send = () => shop.post(checkout, { ...goodForm, intent: 'update' })
  expect((await send()).status).toBe(303)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await textOf(refused)).toContain('Nothing was changed or ordered')
})

/** Pays for a cart with one game, as a different buyer each time. */
async function order(shop: TestCheckout, buyer: number, changes: Record<string, string> = {}) {
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const contact = { email: `buyer-${buyer}@example.com`, phone: `98765432${10 + buyer}` }
  return shop.post(checkout, { ...goodForm, ...contact, expectedTotal: '45000', ...changes })
}

describe('orders of one address', () => {
  it('with cash on delivery are limited while other payments are accepted', async () => {
    const shop = await open({ addressLimits: 1 })
    for (let buyer = 0; buyer < 5; buyer += 1) expect((await order(shop, buyer)).status).toBe(303)
    const refused = await order(shop, 5)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
    const text = await textOf(refused)
    expect(text).toContain('Pay by UPI or card, or try again in 15 minutes.')
    const upi = { paymentMethod: 'upi' }
    expect((await order(shop, 6, upi)).status).toBe(303)
  })

  it('are limited for every payment method', async () => {
    const shop = await open({ addressLimits: 0.05 })
    const upi = { paymentMethod: 'upi' }
    for (let buyer = 0; buyer < 2; buyer += 1)
      expect((await order(shop, buyer, upi)).status).toBe(303)
    const refused = await order(shop, 2, { ...upi, expectedTotal: '40000' })
    expect(refused.status).toBe(429)
    const page = await refused.text()
    expect(page).toContain('Many orders came from your network')
    // Another total than the one that was seen is still to be reported.
    expect(page).toContain('name="expectedTotal" value="40000 INR"')
    expect(shop.store.database.prepare('SELECT count(*) AS n FROM orders').get()).toEqual({ n: 2 })
  })
})

it.each([
  ['from the shop itself', {}, null],
  ['of a shop without limits', { addressLimits: 0 }, '192.0.2.1'],
] as const)('requests %s are not limited', async (_, options, buyerIp) => {
  const shop = await open(options, buyerIp)
  const { id } = await createTestCart(shop, { jugaad: 1 })
  expect((await guess(shop, setCards, id, 30)).errors).toBeUndefined()
})

it('only a server with the store’s token may name its buyers’ addresses', async () => {
  const shop = await open({ accessToken: 'secret', addressLimits: 0.001 })
  const make = async (headers: Record<string, string>) => {
    const response = await shop.get('/local-store/api/2026-04/graphql.json', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{"query":"mutation{cartCreate{cart{id}}}"}',
    })
    return (await response.json()).errors?.[0].extensions.code ?? 'made'
  }
  const asServer = (buyer: string) =>
    make({ 'Shopify-Storefront-Private-Token': 'secret', 'Shopify-Storefront-Buyer-IP': buyer })
  const asStranger = (buyer: string) => make({ 'Shopify-Storefront-Buyer-IP': buyer })
  expect(await asServer('192.0.2.7')).toBe('made')
  expect(await asServer('192.0.2.7')).toBe('THROTTLED')
  expect(await asServer('192.0.2.8')).toBe('made')
  expect(await asStranger('192.0.2.9')).toBe('made')
  expect(await asStranger('192.0.2.10')).toBe('THROTTLED')
})
