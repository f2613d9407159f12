import type { Merchant } from '#server/doctor/merchant.ts'
import { type Difficulty, eachObject } from '#test/local-store/difficult-store.ts'
import { soundMerchant } from './sound-merchant.ts'

/** Something that a merchant meets with a real store, and what the doctor has to say of it. */
export type PreparedFault = {
  readonly name: string
  readonly store?: Difficulty
  /** Settings that differ from sound ones; undefined takes one away. */
  readonly settings?: Readonly<Record<string, string | undefined>>
  /** What the owner wrote otherwise. */
  readonly merchant?: Partial<Merchant>
  /** What other origins answer; the code of an error where nothing does. */
  readonly network?: Readonly<Record<string, () => Response | string>>
  /** From when on the store is called slow, in milliseconds. */
  readonly slowFrom?: number
  /** All findings. */
  readonly found: readonly ExpectedFinding[]
  /** How far the shop sells with such a store: pages and checkout, pages alone, or nothing. Left out where it is as always. */
  readonly sells?: 'all' | 'pages' | 'nothing'
}

/** The check, the level, and words that its sentence must have: what is wrong, and how it is mended. */
export type ExpectedFinding = readonly [
  check: string,
  level: 'wrong' | 'note',
  ...words: readonly string[],
]

export const SHOP = 'https://shop.test'
export const publicToken = 'public-token'
export const privateToken = 'shpat_private'

/** As few fields as an empty list has. */
export const emptyList = () => ({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } })

/** Changes each object of answers that has this field. */
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

/** The store's main menu has these links; without any there is no such menu. */
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

/** Changes the variant on cards of a product; without a handle, of all. */
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

/** The API alone; pages of the store stay. */
export const apiAnswering = (response: () => Response): Difficulty => ({
  answer: ({ method }) => (method === 'POST' ? response() : null),
})

/** The checkout's pages alone. */
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

/** Of the domain name system, of TLS, and so on; as Node's fetch tells it. */
export function failWith(code: string): never {
  const cause = Object.assign(new Error(code), { code })
  throw Object.assign(new TypeError('fetch failed'), { cause })
}
