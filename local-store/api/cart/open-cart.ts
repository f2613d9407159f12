import type { CartRecord } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import { readGlobalId } from '../global-id.ts'
import type { Queries } from '../resolver-table.ts'
import { type CartNode, toCartNode } from './cart-node.ts'
import type { CartUserError } from './cart-payload.ts'

const MAX_NOTE_LENGTH = 5000

export const noSuchCart: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
}

/** A cart that the client may change: it exists, the key is right, and it is not an order yet. */
export function findOpenCart(cartId: string, { store }: ApiContext): CartRecord | null {
  const id = readGlobalId(cartId)
  if (id === null || id.type !== 'Cart') return null
  const cart = store.carts.find(id.key, id.parameters.get('key') ?? '')
  return cart === null || cart.orderId !== null ? null : cart
}

/** A cart that the client may read, without its buyer if the key is wrong. Null once it is an order. */
export function findCartNode(cartId: string, context: ApiContext): CartNode | null {
  const id = readGlobalId(cartId)
  if (id === null || id.type !== 'Cart') return null
  const cart = context.store.carts.findByToken(id.key)
  if (cart === null || cart.orderId !== null) return null
  return toCartNode(cart, id.parameters.get('key') ?? '', context)
}

const MAX_LINES = 500
const MAX_CHARACTERS = 500_000

/** The error for a cart over the size limit. */
export function sizeError(cart: CartRecord): CartUserError | null {
  if (cart.lines.length <= MAX_LINES && JSON.stringify(cart).length <= MAX_CHARACTERS) return null
  return {
    code: 'CART_TOO_LARGE',
    field: null,
    message: `The cart is too large: it can hold ${MAX_LINES} lines.`,
  }
}

export function noteError(note: string): CartUserError | null {
  if (note.length <= MAX_NOTE_LENGTH) return null
  return {
    code: 'NOTE_TOO_LONG',
    field: ['note'],
    message: `The note exceeds the maximum number of ${MAX_NOTE_LENGTH} characters.`,
  }
}

export const cartQueries: Queries<'cart'> = {
  cart: (_root, { id }, context) => findCartNode(id, context),
}
