import { addQuantities, isQuantity, MAX_LINES } from './cart.ts'

/** Variants and quantities from a cart URL. */
export type CartLink = {
  /** Each variant once; empty when the URL only opens the cart. */
  readonly lines: readonly { readonly variantId: string; readonly quantity: number }[]
  /** True: each visit adds the quantities. False: a visit raises the cart to at least these quantities. */
  readonly adds: boolean
  /** A discount code for the checkout. */
  readonly code: string | null
}

const MAX_CODE_LENGTH = 64
const ID_START = 'gid://shopify/ProductVariant/'
const VARIANT_NUMBER = /^[1-9]\d{0,18}$/
const LINE = /^(\d+):(\d{1,7})$/

/**
 * Reads the provider's cart URLs: `/cart`, `/cart/VARIANT:QUANTITY,…` and `/cart/add?id=&quantity=`, with
 * `?discount=CODE`. VARIANT is the number in the variant's id. `id` is that number or the whole id; there may be
 * several, as `id[]` or as `items[0][id]` with `items[0][quantity]`.
 * @returns null for any other URL, and for lines that no cart can hold
 */
export function readCartLink(path: string, parameters: URLSearchParams): CartLink | null {
  const [, cart, rest] = /^\/(cart)(?:\/([^/]+))?$/i.exec(path) ?? []
  if (cart === undefined) return null
  const adds = rest?.toLowerCase() === 'add'
  const lines = rest === undefined ? [] : mergeLines(adds ? readAdded(parameters) : readList(rest))
  if (lines === null || (rest !== undefined && lines.length === 0)) return null
  return { lines, adds, code: readDiscountCode(parameters.get('discount')) }
}

/** A trimmed discount code from a link; null when it is empty, too long or has control characters. */
export function readDiscountCode(text: string | null): string | null {
  const code = text?.trim() ?? ''
  const isPlain = code !== '' && code.length <= MAX_CODE_LENGTH && !/\p{Cc}/u.test(code)
  return isPlain ? code : null
}

type ReadLine = { readonly number: string; readonly quantity: number }

function readList(text: string): ReadLine[] {
  return text.split(',').map((part) => {
    const [, number = '', quantity] = LINE.exec(part) ?? []
    return { number, quantity: Number(quantity) }
  })
}

function readAdded(parameters: URLSearchParams): ReadLine[] {
  const quantity = parameters.get('quantity')
  const ids = [...parameters.getAll('id'), ...parameters.getAll('id[]')]
  const items = [...parameters].flatMap(([name, id]) => {
    const [, item] = /^(items\[\d+\])\[id\]$/.exec(name) ?? []
    return item === undefined ? [] : [toAdded(id, parameters.get(`${item}[quantity]`))]
  })
  return [...ids.map((id) => toAdded(id, quantity)), ...items]
}

function toAdded(id: string, quantity: string | null): ReadLine {
  const text = quantity ?? '1'
  return {
    number: id.startsWith(ID_START) ? id.slice(ID_START.length) : id,
    quantity: /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN,
  }
}

/** Null for an invalid line, and for more lines than a cart can hold. */
function mergeLines(read: readonly ReadLine[]): CartLink['lines'] | null {
  const quantities = new Map<string, number>()
  for (const { number, quantity } of read) {
    if (!VARIANT_NUMBER.test(number) || !isQuantity(quantity)) return null
    quantities.set(number, addQuantities(quantities.get(number) ?? 0, quantity))
  }
  if (quantities.size > MAX_LINES) return null
  return [...quantities].map(([number, quantity]) => ({ variantId: ID_START + number, quantity }))
}
