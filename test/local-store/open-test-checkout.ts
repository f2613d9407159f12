import { onTestFinished } from 'vitest'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { LocalStoreOptions } from '#local-store/local-store.ts'
import type { CatalogueFileInput } from './catalogue-input.ts'
import { openLocalStore } from './open-local-store.ts'

const game = (handle: string, title: string, price: string, stock: number | null) => ({
  handle,
  title,
  variants: [{ sku: handle.toUpperCase(), price, stock }],
})

const welcome: NonNullable<CatalogueFileInput['discounts']>[number] = {
  code: 'WELCOME10',
  title: '10% off your first order',
  kind: { type: 'percentage', percent: 10 },
  firstOrderOnly: true,
}

const catalogue: CatalogueFileInput = {
  shop: { name: 'Test Shop', legalName: 'Test Shop Limited' },
  products: [
    game('jugaad', 'Jugaad!', '450.00', 10),
    game('drunk-ludo', 'Drunk <Ludo> & "Friends"', '900.00', 2),
    game('last-one', 'Last One', '300.00', 1),
  ],
  discounts: [
    welcome,
    { code: 'SAVE10', kind: { type: 'percentage', percent: 10 } },
    { code: 'BIG', kind: { type: 'fixed', amount: '250' }, minimumSubtotal: '2000' },
    { code: 'OLD', kind: { type: 'percentage', percent: 20 }, endsAt: '2020-01-01T00:00:00Z' },
  ],
  giftCards: [
    { code: 'GIFT500DEMO', balance: '500.00' },
    { code: 'GIFT9000DEMO', balance: '9000.00' },
    { code: 'GIFTOLDDEMO', balance: '100.00', expiresOn: '2020-01-01' },
  ],
  deliveryRates: [
    { handle: 'standard', title: 'Standard delivery', price: '0' },
    { handle: 'express', title: 'Express delivery', price: '99', pinPrefixes: ['400'] },
  ],
}

/** A valid form, paying cash on delivery. */
export const goodForm = {
  email: 'asha@example.com',
  phone: '98765 43210',
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 Linking Road',
  address2: '',
  city: 'Mumbai',
  province: 'Maharashtra',
  zip: '400050',
  paymentMethod: 'cod',
  intent: 'pay',
}

const origin = 'http://shop.test'

/**
 * A new local store of three games, mounted in a shop, with functions to use it.
 * @param buyerIp the address that all requests come from; null for our own, which has no limits
 */
export async function openTestCheckout(
  options: Partial<LocalStoreOptions> = {},
  changes: Partial<CatalogueFileInput> = {},
  buyerIp: string | null = null,
) {
  const { localStore, dataDir, close } = await openLocalStore(
    { ...catalogue, ...changes },
    // The first compilation of a query would count as a buyer's work.
    { basePath: '/local-store', returnOrigins: [origin], workTime: () => 0, ...options },
  )
  onTestFinished(close)
  const get = (path: string, init: RequestInit = {}) =>
    localStore.fetch(new Request(new URL(path, origin), init), { buyerIp })
  const post = (path: string, form: Record<string, string>, headers: HeadersInit = {}) =>
    get(path, { method: 'POST', body: new URLSearchParams(form), headers })
  /** Submits a form and returns the page that its redirect leads to, as a browser does. */
  const submit = async (path: string, form: Record<string, string>) => {
    const location = locationOf(await post(path, form))
    return { location, page: await get(location) }
  }
  return { localStore, store: localStore.store, dataDir, get, post, submit, ask: createAsk(get) }
}

/** Where a response redirects to; fails for any other response. */
export function locationOf(response: Response): string {
  const location = response.headers.get('Location')
  if (response.status !== 303 || location === null)
    throw new Error(`No redirect, but ${response.status}`)
  return location
}

export type TestCheckout = Awaited<ReturnType<typeof openTestCheckout>>

/** Sends a document to the store's Storefront API, as the shop does. */
function createAsk(get: (path: string, init: RequestInit) => Promise<Response>) {
  return async (query: string, variables: object = {}) => {
    const response = await get(`/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return response.json()
  }
}

/**
 * Creates a cart through the API.
 *
 * @param quantities units by product handle
 * @param input further fields of the API's CartInput
 * @returns the cart's global id and the path of its `checkoutUrl`
 */
export async function createTestCart(
  { ask, get }: TestCheckout,
  quantities: Record<string, number>,
  input: object = {},
) {
  const lines = []
  for (const [handle, quantity] of Object.entries(quantities)) {
    const { data } = await ask(
      'query ($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }',
      { handle },
    )
    lines.push({ merchandiseId: data.product.variants.nodes[0].id, quantity })
  }
  const { data } = await ask(
    'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id checkoutUrl } } }',
    { input: { lines, ...input } },
  )
  const { id, checkoutUrl } = data.cartCreate.cart
  const opened = await get(checkoutUrl)
  const checkout = opened.headers.get('Location') ?? ''
  return { id: String(id), checkoutUrl: String(checkoutUrl), checkout }
}

/** The page's text without markup, with entities decoded. */
export async function textOf(response: Response): Promise<string> {
  const page = await response.text()
  return page
    .replaceAll(/<(?:style|head)[\s\S]*?<\/(?:style|head)>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
