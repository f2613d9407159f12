import { randomUUID } from 'node:crypto'
import { deliverTo } from '../../store/delivery-addresses.ts'
import type { CartRecord } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import type { Mutations } from '../resolver-table.ts'
import { type CartPayload, changed, refused } from './cart-payload.ts'
import { done, onCart } from './change-cart.ts'
import { newCart } from './create-cart.ts'
import { findOpenCart, noSuchCart } from './open-cart.ts'

export const cartPrivacyMutations: Mutations<'cartRemovePersonalData' | 'cartClone'> = {
  cartRemovePersonalData: onCart((cart) => {
    removePersonalData(cart)
    return done
  }),
  cartClone: (_root, { cartId }, context) => cloneCart(cartId, context),
}

/** Removes buyer and address, the checkout's form with both, and the note, which may contain anything. */
function removePersonalData(cart: CartRecord): void {
  cart.email = null
  cart.phone = null
  cart.note = ''
  cart.typedForm = null
  deliverTo(cart, null)
}

/** A new cart with the same lines, codes and attributes, without personal data. */
function cloneCart(cartId: string, context: ApiContext): CartPayload {
  const { carts, transaction } = context.store
  return transaction(() => {
    const cart = findOpenCart(cartId, context)
    if (cart === null) return refused([noSuchCart], context)
    const { token, key, createdAt, updatedAt } = newCart(context)
    const lines = cart.lines.map((line) => ({ ...line, id: randomUUID() }))
    const clone: CartRecord = { ...cart, token, key, createdAt, updatedAt, lines }
    removePersonalData(clone)
    carts.save(clone)
    return changed(clone, {}, context)
  })
}
