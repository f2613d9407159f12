import { addLines, changeLines, removeLines, toAttributes } from '../store/change-cart-lines.ts'
import type { CartRecord } from '../store/records.ts'
import type { ApiContext } from './api-context.ts'
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
import { toGiftCardId } from './cart-node.ts'
import { type CartPayload, changed, refused } from './cart-outcome.ts'
import { cartCreate } from './create-cart.ts'
import { deliveryGroupId } from './delivery-group-node.ts'
import { findOpenCart, noSuchCart, noteError, sizeError } from './open-cart.ts'
import type { Resolver } from './resolver-table.ts'

type OfCart<Args> = Args & { readonly cartId: string }

/**
 * A change to a cart that exists, in one transaction: it is found, changed and saved, or refused.
 * `change` answers a payload when it refuses; else the cart is saved as it left it.
 */
function onCart<Args>(
  change: (cart: CartRecord, args: Args, context: ApiContext) => CartPayload | ChangeResult,
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
      return changed(cart, result.shortages ?? [], context)
    })
}

type ChangeResult = { readonly shortages?: ReturnType<typeof addLines> }

const done: ChangeResult = {}

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
  cartSelectedDeliveryOptionsUpdate: onCart(
    (cart, args: { selectedDeliveryOptions: readonly SelectedDelivery[] }, context) =>
      selectDelivery(cart, args.selectedDeliveryOptions, context),
  ),
}

type SelectedDelivery = {
  readonly deliveryGroupId: string
  readonly deliveryOptionHandle: string
}

function selectDelivery(
  cart: CartRecord,
  selected: readonly SelectedDelivery[],
  context: ApiContext,
): CartPayload | ChangeResult {
  for (const [position, { deliveryGroupId: group, deliveryOptionHandle }] of selected.entries()) {
    const at = ['selectedDeliveryOptions', String(position)]
    if (group !== deliveryGroupId(cart.token))
      return refused(
        [
          {
            code: 'INVALID_DELIVERY_GROUP',
            field: [...at, 'deliveryGroupId'],
            message: 'The delivery group is invalid.',
          },
        ],
        context,
      )
    const { deliveryOptions } = context.store.price(cart)
    if (!deliveryOptions.some((option) => option.handle === deliveryOptionHandle))
      return refused(
        [
          {
            code: 'INVALID_DELIVERY_OPTION',
            field: [...at, 'deliveryOptionHandle'],
            message: 'The delivery option is invalid.',
          },
        ],
        context,
      )
    cart.deliveryOption = deliveryOptionHandle
  }
  return done
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
    return changed(cart, [], context, found === null ? [noSuchCart] : [])
  })
}
