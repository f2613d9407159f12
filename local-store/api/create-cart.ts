import { addLines, toAttributes } from '../store/change-cart-lines.ts'
import type { ApiContext } from './api-context.ts'
import { notImplemented } from './api-error.ts'
import {
  type AttributeInput,
  type BuyerIdentityInput,
  changeBuyer,
  changeDelivery,
  type DeliveryInput,
  knownGiftCards,
  withoutRepeats,
} from './cart-input.ts'
import { type CartLineInput, readAdditions } from './cart-lines-input.ts'
import { type CartPayload, changed, refused } from './cart-outcome.ts'
import { noteError } from './open-cart.ts'

type CartInput = {
  readonly lines?: readonly CartLineInput[] | null
  readonly attributes?: readonly AttributeInput[] | null
  readonly note?: string | null
  readonly buyerIdentity?: BuyerIdentityInput | null
  readonly delivery?: DeliveryInput | null
  readonly discountCodes?: readonly string[] | null
  readonly giftCardCodes?: readonly string[] | null
  readonly metafields?: readonly unknown[] | null
}

/** Makes a cart, or refuses the whole input with no cart made. */
export function cartCreate(
  _root: unknown,
  { input }: { readonly input?: CartInput | null },
  context: ApiContext,
): CartPayload {
  const { store } = context
  const wanted = input ?? {}
  if ((wanted.metafields ?? []).length > 0) throw notImplemented('CartInput', 'metafields')
  const cart = store.carts.create()
  const note = wanted.note ?? ''
  const error = noteError(note)
  const read = readAdditions(wanted.lines ?? [], ['input', 'lines'], context)
  const errors = [
    ...(error === null ? [] : [{ ...error, field: ['input', 'note'] }]),
    ...read.errors,
    ...changeBuyer(cart, wanted.buyerIdentity ?? {}, ['input', 'buyerIdentity']),
  ]
  if (errors.length > 0) return refused(errors, context)
  cart.note = note
  cart.attributes = toAttributes(wanted.attributes ?? [])
  cart.discountCodes = withoutRepeats(wanted.discountCodes ?? [])
  cart.giftCardCodes = knownGiftCards(wanted.giftCardCodes ?? [], context)
  changeDelivery(cart, wanted.delivery ?? {})
  const shortages = addLines(cart, read.lines, store.inventory.mostOf)
  store.transaction(() => store.carts.save(cart))
  return changed(cart, shortages, context)
}
