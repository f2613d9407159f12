import type { UnreadTax } from '#local-store/invoice/list-unread-taxes.ts'
import type { Merchant } from '#server/doctor/merchant.ts'
import { type Difficulty, eachObject } from '#test/local-store/difficult-store.ts'
import { soundMerchant } from './sound-merchant.ts'

/** A fault that a merchant may meet with a real store, and the doctor's findings about it. */
export type PreparedFault = {
  readonly name: string
  readonly store?: Difficulty
  /** Settings that differ from sound ones; undefined removes one. */
  readonly settings?: Readonly<Record<string, string | undefined>>
  /** Changes to what the owner wrote. */
  readonly merchant?: Partial<Merchant>
  /** Taxes of products that no invoice can read. */
  readonly unreadTaxes?: readonly UnreadTax[]
  /** Responses of other origins; an error code where there is no response. */
  readonly network?: Readonly<Record<string, () => Response | string>>
  /** From how many milliseconds the store is called slow. */
  readonly slowFrom?: number
  /** All findings that the doctor must report. */
  readonly found: readonly ExpectedFinding[]
  /** What the shop sells with such a store: pages and checkout, pages alone, or nothing. Left out if unaffected. */
  readonly sells?: 'all' | 'pages' | 'nothing'
}

/** The check, the level, and words of the finding: what is wrong, and how to fix it. */
export type ExpectedFinding = readonly [
  check: string,
  level: 'wrong' | 'note',
  ...words: readonly string[],
]

export const SHOP = 'https://shop.test'
export const publicToken = 'public-token'
export const privateToken = 'shpat_private'

/** An empty list, with as few fields as possible. */
export const emptyList = () => ({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } })

/** Changes each object in responses that has this field. */
export function withField(
  name: string,
  change: (node: Record<string, unknown>) => void,
): Difficulty {
  return {
    change: (data) =>
      eachObject(data, (node) => {
        if (name in node) change(node)
      }),
  }
}

/** Gives the store's main menu these links; without links there is no such menu. */
export const withMenu = (...links: readonly { readonly title: string; readonly url: string }[]) =>
  withField('menu', (data) => {
    const items = links.map((link) => ({ ...link, items: [] }))
    data.menu = links.length > 0 ? { items } : null
  })

export const withBoth = (one: Difficulty, other: Difficulty): Difficulty => ({
  change(data) {
    one.change?.(data)
    other.change?.(data)
  },
})

/** Changes the variants on cards of a product, or of all products without a handle. */
export function withVariant(fields: object, handle?: string): Difficulty {
  return withField('productType', (node) => {
    if (handle !== undefined && node.handle !== handle) return
    eachObject(node.variants, (inner) => {
      if ('availableForSale' in inner) Object.assign(inner, fields)
    })
  })
}

export const answering = (response: () => Response): Difficulty => ({ answer: () => response() })

/** The payload of a mutation that the store refuses. */
export const refusing = (mutation: string, message: string): Difficulty =>
  withField(mutation, (data) => {
    const userErrors = [{ code: 'INVALID', field: ['cartId'], message }]
    data[mutation] = { cart: null, userErrors, warnings: [] }
  })

/** Replaces the API's responses; pages of the store stay. */
export const apiAnswering = (response: () => Response): Difficulty => ({
  answer: ({ method }) => (method === 'POST' ? response() : null),
})

/** Replaces the checkout's pages only. */
export const checkoutAnswering = (response: (url: URL) => Response | null): Difficulty => ({
  answer: ({ url }) => (/\/(?:cart\/c|checkouts)\//.test(url) ? response(new URL(url)) : null),
})

export const brandWith = (changes: Partial<Merchant['brand']>): Partial<Merchant> => ({
  brand: { ...soundMerchant.brand, ...changes },
})

export const rupees = (amount: string) => ({ amount, currencyCode: 'INR' })

export const webPage = () =>
  new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

export const movedTo = (location: string) =>
  new Response(null, { status: 301, headers: { location } })

/** Fails as Node's fetch does for errors of DNS, of TLS and so on. */
export function failWith(code: string): never {
  const cause = Object.assign(new Error(code), { code })
  throw Object.assign(new TypeError('fetch failed'), { cause })
}
