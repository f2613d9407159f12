import { expect } from 'vitest'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { goodForm } from './local-store/open-test-checkout.ts'
import type { WatchedShop } from './watched-shop.ts'

/** All that a shopper types, and that identifies them. */
export const buyer = {
  mail: 'zoya.mistry@example.in',
  phone: '9876501234',
  pin: '560034',
  firstName: 'Zoyaneedle',
  lastName: 'Mistryneedle',
  address: '7 Needle Lane',
  city: 'Bengaluru',
  words: 'wordneedle',
  code: 'CODENEEDLE7',
  card: 'CARDNEEDLE42',
  realCard: 'GULLYGIFT500DEMO',
  friend: 'PARTYNEEDLE',
  ip: '203.0.113.77',
  ip6: '2001:db8::77',
  agent: 'NeedleBrowser/1.0',
}

const endpoint = `/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`
const delivery = {
  firstName: buyer.firstName,
  lastName: buyer.lastName,
  address1: buyer.address,
  city: buyer.city,
  province: 'Karnataka',
  zip: buyer.pin,
  phone: buyer.phone,
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

/** Browses the shop, and types into every field that accepts text. */
export async function look(ask: Ask, variantId: string): Promise<void> {
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

/** Writes to the merchant in every way, follows links in letters, and requests pages of the desk. */
export async function write(ask: Ask, product: string, variant: string): Promise<void> {
  const { mail, words, code, lastName, phone } = buyer
  const message = { name: buyer.firstName, email: mail, phone, query: `Please ${words}, now.` }
  expect((await sendJson(ask, '/api/message', message)).status).toBe(200)
  await sendForm(ask, '/api/message', { ...message, phone: mail })
  const review = { name: lastName, rating: 5, text: words, email: mail, order: code, product }
  expect((await sendJson(ask, '/api/review', review)).status).toBe(200)
  await sendForm(ask, '/review', { ...review, rating: '9', order: mail })
  expect((await sendForm(ask, '/api/subscription', { email: mail })).status).toBe(200)
  await sendJson(ask, '/api/wish', { email: mail, variant })
  await sendJson(ask, '/api/wish', { email: mail, variant: mail })
  await sendJson(ask, '/api/helpful', { id: 1, browser: `${code}-browser` })
  for (const path of ['/subscription', '/unsubscribe', '/wish']) {
    await ask(`${path}?key=${code}`)
    await sendForm(ask, `${path}?key=${code}`, { key: mail })
  }
  await ask(`/desk/messages/${mail}?find=${words}`)
  await ask(`/desk/sign-in?next=/desk/${mail}`)
  await sendForm(ask, '/desk/sign-in', { name: mail, password: code })
  await sendForm(ask, '/desk/set-up', { token: code, name: mail, password: words })
}

/** Adds codes and gift cards to a cart until the store accepts no more. @returns the path of its checkout */
export async function fillCart(ask: Ask, variantId: string): Promise<string> {
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

/** Pays for a cart in the local store's checkout. @returns the keys of the order and the cart */
export async function pay(ask: Ask, checkout: string): Promise<string[]> {
  const form = {
    ...goodForm,
    email: buyer.mail,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    phone: buyer.phone,
    address1: buyer.address,
    city: buyer.city,
    province: 'Karnataka',
    zip: buyer.pin,
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
