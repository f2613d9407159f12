import type Client from 'shopify-buy'
import type { BuyCheckout } from 'shopify-buy'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { storefrontEndpoint } from '#commerce/client/endpoint.ts'
import { createLegacyClient } from '#commerce/legacy/legacy-client.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { buildApiClient } from './api-client.ts'
import { buildBuyClient } from './buy-client.ts'
import { type HttpsStore, openHttpsStore } from './https-store.ts'
import { lifecycleCart } from './lifecycle-documents.ts'
import { toPlainCheckout } from './plain-checkout.ts'

export type Json = ReturnType<typeof JSON.parse>

/** The methods that the published browser client and ours have in common. */
export type Checkouts = Client['checkout']

/** A client that sends documents, with its own cart. */
export type DocumentCart = {
  /** Sends a mutation. @returns its payload */
  readonly send: (document: string, variables: object) => Promise<Json>
  /** The whole cart as this client reads it. */
  readonly read: () => Promise<Json>
  id: string
}

/** A browser client, with its own cart. */
export type CheckoutCart = {
  readonly checkouts: Checkouts
  id: string
}

export type LifecycleClients = {
  readonly api: DocumentCart
  readonly own: DocumentCart
  readonly sdk: CheckoutCart
  readonly legacy: CheckoutCart
  /** Lets the published API client read and change the cart of a browser client. */
  readonly documentsFor: (cart: CheckoutCart) => DocumentCart
  readonly close: () => Promise<void>
}

type Ask = (document: string, variables: object) => Promise<Json>

/** Both published clients and both of ours, in front of one store. */
export async function openLifecycleClients(
  ...given: Parameters<typeof openHttpsStore>
): Promise<LifecycleClients> {
  const store = await openHttpsStore(...given)
  const ask = askByApiClient(store)
  const own = ownClient(store, STOREFRONT_API_VERSION)
  const askOwn: Ask = (document, variables) => own.mutate(document, variables)
  // The published types require mutable lists; neither client changes ours.
  const legacy = createLegacyClient(ownClient(store, '2025-01')).checkout as unknown as Checkouts
  const documentsOf = (send: Ask, cart: { id: string }): DocumentCart =>
    Object.assign(cart, {
      send: async (document: string, variables: object) =>
        Object.values<Json>(await send(document, variables))[0],
      read: async () => (await send(lifecycleCart, { id: cart.id })).cart,
    })
  return {
    api: documentsOf(ask, { id: '' }),
    own: documentsOf(askOwn, { id: '' }),
    sdk: { checkouts: buildBuyClient(store).checkout, id: '' },
    legacy: { checkouts: legacy, id: '' },
    documentsFor: ({ id }) => documentsOf(ask, { id }),
    close: () => store.close(),
  }
}

function ownClient({ domain, token, fetch }: HttpsStore, version: string) {
  return createStorefrontClient({
    endpoint: storefrontEndpoint(domain, version),
    publicToken: token,
    retries: 0,
    fetch: (url, init) => fetch(String(url), init),
  })
}

function askByApiClient(store: HttpsStore): Ask {
  const client = buildApiClient(store)
  return async (document, variables) => {
    const { data, errors } = await client.request(document, { variables })
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return data
  }
}

/** The result of a browser client's call: a checkout, or what it rejected with. */
export async function settle(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    (checkout) => ({ checkout: toPlainCheckout(checkout), errors: errorsOf(checkout) }),
    (fault: unknown) => ({ rejected: fault instanceof Error ? fault.message : fault }),
  )
}

function errorsOf(checkout: unknown): unknown {
  return (checkout as BuyCheckout | null)?.userErrors ?? []
}

/** Clients put the keys of an object in different orders. */
function byName(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * A response without what differs between carts that were made alike: secrets and ids become numbers in the order in
 * which they occur, all times become one word.
 */
export function withoutNames(answer: unknown): unknown {
  const names = new Map<string, string>()
  const secret = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32}|(?<=Metafield\/)\d+/g
  const text = JSON.stringify(answer ?? null, byName)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'TIME')
    .replaceAll(secret, (name) => {
      const known = names.get(name) ?? `#${names.size + 1}`
      names.set(name, known)
      return known
    })
  return JSON.parse(text)
}
