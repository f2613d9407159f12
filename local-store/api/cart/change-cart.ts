import type { CartRecord } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import type { Resolver } from '../resolver-table.ts'
import { type CartPayload, type ChangeNews, changed, refused } from './cart-outcome.ts'
import { findOpenCart, noSuchCart, sizeError } from './open-cart.ts'

type OfCart<Args> = Args & { readonly cartId: string }

/** A change that was made and leaves nothing to say. */
export const done: ChangeNews = {}

/**
 * A change to a cart that exists, in one transaction: it is found, changed and saved, or refused.
 * `change` answers a payload when it refuses; else the cart is saved as it left it.
 */
export function onCart<Args>(
  change: (cart: CartRecord, args: Args, context: ApiContext) => CartPayload | ChangeNews,
): Resolver<unknown> {
  return (_root, args: OfCart<Args>, context) =>
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
