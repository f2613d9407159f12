import { randomUUID } from 'node:crypto'
import { deliverTo } from '../../store/delivery-addresses.ts'
import type { CartRecord } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import type { Resolver } from '../resolver-table.ts'
import { type CartPayload, changed, refused } from './cart-outcome.ts'
import { done, onCart } from './change-cart.ts'
import { findOpenCart, noSuchCart } from './open-cart.ts'

export const cartPrivacyMutations: Readonly<Record<string, Resolver<unknown>>> = {
  cartRemovePersonalData: onCart((cart) => {
    removePersonalData(cart)
    return done
  }),
  cartClone: (_root, { cartId }: { cartId: string }, context) => cloneCart(cartId, context),
}

/** What says who buys and where to; the note too, as anything may be written there. */
function removePersonalData(cart: CartRecord): void {
  cart.email = null
  cart.phone = null
  cart.note = ''
  deliverTo(cart, null)
}

/** Another cart of the same goods, codes and attributes, without what is personal. */
function cloneCart(cartId: string, context: ApiContext): CartPayload {
  const { carts, transaction } = context.store
  return transaction(() => {
    const cart = findOpenCart(cartId, context)
    if (cart === null) return refused([noSuchCart], context)
    const { token, key, createdAt, updatedAt } = carts.create()
    const lines = cart.lines.map((line) => ({ ...line, id: randomUUID() }))
    const clone: CartRecord = { ...cart, token, key, createdAt, updatedAt, lines }
    removePersonalData(clone)
    carts.save(clone)
    return changed(clone, {}, context)
  })
}
