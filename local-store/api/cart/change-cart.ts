import type { CartRecord } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import { type CartPayload, type ChangeNews, changed, refused } from './cart-payload.ts'
import { findOpenCart, noSuchCart, sizeError } from './open-cart.ts'

/** A completed change without warnings. */
export const done: ChangeNews = {}

/** Finds, changes and saves a cart in one transaction. If `change` returns a payload, the cart is not saved. */
export function onCart<Args>(
  change: (cart: CartRecord, args: Args, context: ApiContext) => CartPayload | ChangeNews,
): (root: unknown, args: Args & { readonly cartId: string }, context: ApiContext) => CartPayload {
  return (_root, args, context) =>
    context.store.transaction(() => {
      const cart = findOpenCart(args.cartId, context)
      if (cart === null) return refused([noSuchCart], context)
      const result = change(cart, args, context)
      if ('userErrors' in result) return result
      const tooLarge = sizeError(cart)
      if (tooLarge !== null) return refused([tooLarge], context)
      context.store.carts.save(cart)
      return changed(cart, result, context)
    })
}
