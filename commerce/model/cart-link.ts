import { addQuantities, isQuantity, MOST_LINES } from './cart.ts'

/** Variants and quantities that an address asks for. */
export type CartLink = {
  /** Each variant once; none where the address only opens the cart. */
  readonly lines: readonly { readonly variantId: string; readonly quantity: number }[]
  /** True where each visit adds again; else the cart then holds at least these quantities. */
  readonly adds: boolean
  /** A discount code for the checkout. */
  readonly code: string | null
}

const MAX_CODE_LENGTH = 64
const ID_START = 'gid://shopify/ProductVariant/'
const VARIANT_NUMBER = /^[1-9]\d{0,18}$/
const LINE = /^(\d+):(\d{1,7})$/

/**
 * Reads the provider's cart addresses: `/cart`, `/cart/VARIANT:QUANTITY,…` and `/cart/add?id=&quantity=`, with
 * `?discount=CODE`. A variant is the number of its id; `id` may also be the whole id, or repeated as `id[]`, or
 * `items[0][id]` with a quantity of its own, `items[0][quantity]`.
 * @returns null for any other address, and for lines that no cart can hold
 */
export function readCartLink(path: string, parameters: URLSearchParams): CartLink | null {
  const [, place, rest] = /^\/(cart)(?:\/([^/]+))?$/i.exec(path) ?? []
  if (place === undefined) return null
  const adds = rest?.toLowerCase() === 'add'
  const lines = rest === undefined ? [] : mergeLines(adds ? readAdded(parameters) : readList(rest))
  if (lines === null || (rest !== undefined && lines.length === 0)) return null
  return { lines, adds, code: readDiscountCode(parameters.get('discount')) }
}

/** A code as a link carries it, without spaces around; null when there is none, or it is too long to be one. */
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

/** Null when a line is none, or they are too many. */
function mergeLines(read: readonly ReadLine[]): CartLink['lines'] | null {
  const quantities = new Map<string, number>()
  for (const { number, quantity } of read) {
    if (!VARIANT_NUMBER.test(number) || !isQuantity(quantity)) return null
    quantities.set(number, addQuantities(quantities.get(number) ?? 0, quantity))
  }
  if (quantities.size > MOST_LINES) return null
  return [...quantities].map(([number, quantity]) => ({ variantId: ID_START + number, quantity }))
}
