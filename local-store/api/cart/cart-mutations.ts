import { addLines, changeLines, removeLines, toAttributes } from '../../store/change-cart-lines.ts'
import type { ApiContext } from '../api-context.ts'
import type { Resolver } from '../resolver-table.ts'
import {
  type AttributeInput,
  type BuyerIdentityInput,
  changeBuyer,
  knownGiftCards,
  withoutRepeats,
} from './cart-input.ts'
import {
  type CartLineInput,
  type CartLineUpdateInput,
  findUnknownLine,
  readAdditions,
  readChanges,
  readLineId,
} from './cart-lines-input.ts'
import { cartMetafieldMutations } from './cart-metafields.ts'
import { toGiftCardId } from './cart-node.ts'
import { type CartPayload, changed, refused } from './cart-outcome.ts'
import { cartPrivacyMutations } from './cart-privacy.ts'
import { done, onCart } from './change-cart.ts'
import { cartCreate } from './create-cart.ts'
import { deliveryMutations } from './delivery-mutations.ts'
import { findOpenCart, noSuchCart, noteError } from './open-cart.ts'

export const cartMutations: Readonly<Record<string, Resolver<unknown>>> = {
  cartCreate,
  cartLinesAdd: onCart((cart, args: { lines: readonly CartLineInput[] }, context) => {
    const { lines, errors } = readAdditions(args.lines, ['lines'], context)
    if (errors.length > 0) return refused(errors, context)
    return { shortages: addLines(cart, lines, context.store.inventory.mostOf) }
  }),
  cartLinesUpdate: onCart((cart, args: { lines: readonly CartLineUpdateInput[] }, context) => {
    const { lines, errors } = readChanges(args.lines, cart, context)
    if (errors.length > 0) {
      const isOnlyLines = errors.every((error) => error.code === 'INVALID_MERCHANDISE_LINE')
      return refused(errors, context, isOnlyLines ? cart : null)
    }
    return { shortages: changeLines(cart, lines, context.store.inventory.mostOf) }
  }),
  cartLinesRemove: onCart((cart, { lineIds }: { lineIds: readonly string[] }, context) => {
    const errors = lineIds.flatMap((id, position) =>
      findUnknownLine(id, ['lineIds', String(position)], cart),
    )
    if (errors.length > 0) return refused(errors, context, cart)
    removeLines(cart, lineIds.map(readLineId))
    return done
  }),
  cartAttributesUpdate: onCart((cart, args: { attributes: readonly AttributeInput[] }) => {
    cart.attributes = toAttributes(args.attributes)
    return done
  }),
  cartNoteUpdate: (_root, args: { cartId: string; note: string }, context) =>
    updateNote(args, context),
  cartBuyerIdentityUpdate: onCart(
    (cart, { buyerIdentity }: { buyerIdentity: BuyerIdentityInput }, context) => {
      const errors = changeBuyer(cart, buyerIdentity, ['buyerIdentity'])
      return errors.length > 0 ? refused(errors, context, cart) : done
    },
  ),
  cartDiscountCodesUpdate: onCart((cart, args: { discountCodes?: readonly string[] | null }) => {
    cart.discountCodes = withoutRepeats(args.discountCodes ?? [])
    return done
  }),
  cartGiftCardCodesUpdate: onCart((cart, args: { giftCardCodes: readonly string[] }, context) => {
    cart.giftCardCodes = knownGiftCards(args.giftCardCodes, context)
    return done
  }),
  cartGiftCardCodesAdd: onCart((cart, args: { giftCardCodes: readonly string[] }, context) => {
    cart.giftCardCodes = knownGiftCards([...cart.giftCardCodes, ...args.giftCardCodes], context)
    return done
  }),
  cartGiftCardCodesRemove: onCart((cart, args: { appliedGiftCardIds: readonly string[] }) => {
    cart.giftCardCodes = cart.giftCardCodes.filter(
      (code) => !args.appliedGiftCardIds.includes(toGiftCardId(code, cart.token)),
    )
    return done
  }),
  ...deliveryMutations,
  ...cartMetafieldMutations,
  ...cartPrivacyMutations,
}

/**
 * The note of a cart that does not exist makes a new cart with that note, and says that there was
 * none: so the provider was recorded (reference section 3, cart key).
 */
function updateNote(
  { cartId, note }: { cartId: string; note: string },
  context: ApiContext,
): CartPayload {
  const error = noteError(note)
  if (error !== null) return refused([error], context)
  return context.store.transaction(() => {
    const found = findOpenCart(cartId, context)
    const cart = found ?? context.store.carts.create()
    cart.note = note
    context.store.carts.save(cart)
    return changed(cart, { errors: found === null ? [noSuchCart] : [] }, context)
  })
}
