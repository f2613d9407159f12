import { addLines, changeLines, removeLines, toAttributes } from '../../store/change-cart-lines.ts'
import { changeShownLines } from '../../store/change-shown-lines.ts'
import type { ApiContext } from '../api-context.ts'
import { throttleCodeAttempts } from '../http/throttle.ts'
import type { Table } from '../resolver-table.ts'
import { changeBuyer, knownGiftCards, withoutRepeats } from './cart-input.ts'
import {
  findUnknownLine,
  knownLines,
  readAdditions,
  readChanges,
  readLineId,
} from './cart-lines-input.ts'
import { cartMetafieldMutations } from './cart-metafields.ts'
import { toGiftCardId } from './cart-node.ts'
import { type CartPayload, changed, refused } from './cart-payload.ts'
import { cartPrivacyMutations } from './cart-privacy.ts'
import { done, onCart } from './change-cart.ts'
import { cartCreate, newCart } from './create-cart.ts'
import { deliveryMutations } from './delivery-mutations.ts'
import { findOpenCart, noSuchCart, noteError, sizeError } from './open-cart.ts'

export const cartMutations: Table<'Mutation'> = {
  cartCreate,
  cartLinesAdd: onCart((cart, args, context) => {
    const { lines, errors } = readAdditions(args.lines, ['lines'], context)
    if (errors.length > 0) return refused(errors, context)
    return { shortages: addLines(cart, lines, context.store.inventory.maxQuantityOf) }
  }),
  cartLinesUpdate: onCart((cart, args, context) => {
    const shown = context.store.price(cart, false).lines
    const { lines, errors } = readChanges(args.lines, knownLines(cart, shown), context)
    if (errors.length > 0) {
      const isOnlyLines = errors.every((error) => error.code === 'INVALID_MERCHANDISE_LINE')
      return refused(errors, context, isOnlyLines ? cart : null)
    }
    const { maxQuantityOf } = context.store.inventory
    return {
      shortages: changeShownLines(cart, shown, () => changeLines(cart, lines, maxQuantityOf)),
    }
  }),
  cartLinesRemove: onCart((cart, { lineIds }, context) => {
    const shown = context.store.price(cart, false).lines
    const allLines = knownLines(cart, shown)
    const errors = lineIds.flatMap((id, position) =>
      findUnknownLine(id, ['lineIds', String(position)], allLines),
    )
    if (errors.length > 0) return refused(errors, context, cart)
    changeShownLines(cart, shown, () => removeLines(cart, lineIds.map(readLineId)))
    return done
  }),
  cartAttributesUpdate: onCart((cart, args) => {
    cart.attributes = toAttributes(args.attributes)
    return done
  }),
  cartNoteUpdate: (_root, args, context) => updateNote(args, context),
  cartBuyerIdentityUpdate: onCart((cart, { buyerIdentity }, context) => {
    const errors = changeBuyer(cart, buyerIdentity, ['buyerIdentity'], context)
    return errors.length > 0 ? refused(errors, context, cart) : done
  }),
  cartDiscountCodesUpdate: onCart((cart, args, context) => {
    throttleCodeAttempts('codes', args.discountCodes ?? [], context)
    cart.discountCodes = withoutRepeats(args.discountCodes ?? [])
    return done
  }),
  cartGiftCardCodesUpdate: onCart((cart, args, context) => {
    cart.giftCardCodes = knownGiftCards(args.giftCardCodes, context)
    return done
  }),
  cartGiftCardCodesAdd: onCart((cart, args, context) => {
    cart.giftCardCodes = knownGiftCards([...cart.giftCardCodes, ...args.giftCardCodes], context)
    return done
  }),
  cartGiftCardCodesRemove: onCart((cart, args) => {
    cart.giftCardCodes = cart.giftCardCodes.filter(
      (code) => !args.appliedGiftCardIds.includes(toGiftCardId(code, cart.token)),
    )
    return done
  }),
  ...deliveryMutations,
  ...cartMetafieldMutations,
  ...cartPrivacyMutations,
}

/** Setting the note of an unknown cart creates a cart, as recorded at the provider. */
function updateNote(
  { cartId, note }: { cartId: string; note: string },
  context: ApiContext,
): CartPayload {
  const error = noteError(note)
  if (error !== null) return refused([error], context)
  return context.store.transaction(() => {
    const found = findOpenCart(cartId, context)
    const cart = found ?? newCart(context)
    cart.note = note
    const tooLarge = sizeError(cart)
    if (tooLarge !== null) return refused([tooLarge], context)
    context.store.carts.save(cart)
    return changed(cart, { errors: found === null ? [noSuchCart] : [] }, context)
  })
}
