import { addLines, toAttributes } from '../../store/change-cart-lines.ts'
import { addAddresses } from '../../store/delivery-addresses.ts'
import type { CartRecord } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import {
  type AttributeInput,
  type BuyerIdentityInput,
  changeBuyer,
  knownGiftCards,
  withoutRepeats,
} from './cart-input.ts'
import { type CartLineInput, readAdditions } from './cart-lines-input.ts'
import { type MetafieldInput, putMetafield } from './cart-metafields.ts'
import { type CartPayload, type CartUserError, changed, refused } from './cart-outcome.ts'
import type { SelectableAddressInput } from './delivery-address-input.ts'
import { readAddresses, warnOfRepeats } from './delivery-mutations.ts'
import { noteError } from './open-cart.ts'

type CartInput = {
  readonly lines?: readonly CartLineInput[] | null
  readonly attributes?: readonly AttributeInput[] | null
  readonly note?: string | null
  readonly buyerIdentity?: BuyerIdentityInput | null
  readonly delivery?: { readonly addresses?: readonly SelectableAddressInput[] | null } | null
  readonly discountCodes?: readonly string[] | null
  readonly giftCardCodes?: readonly string[] | null
  readonly metafields?: readonly MetafieldInput[] | null
}

/** Makes a cart, or refuses the whole input with no cart made. */
export function cartCreate(
  _root: unknown,
  { input }: { readonly input?: CartInput | null },
  context: ApiContext,
): CartPayload {
  const { store } = context
  const wanted = input ?? {}
  const cart = store.carts.create()
  const note = wanted.note ?? ''
  const error = noteError(note)
  const read = readAdditions(wanted.lines ?? [], ['input', 'lines'], context)
  const { additions, errors: addressErrors } = readAddresses(wanted.delivery?.addresses ?? [], [
    ...['input', 'delivery', 'addresses'],
  ])
  const errors = [
    ...(error === null ? [] : [{ ...error, field: ['input', 'note'] }]),
    ...read.errors,
    ...changeBuyer(cart, wanted.buyerIdentity ?? {}, ['input', 'buyerIdentity']),
    ...addressErrors,
    ...putMetafields(cart, wanted.metafields ?? [], context),
  ]
  if (errors.length > 0) return refused(errors, context)
  cart.note = note
  cart.attributes = toAttributes(wanted.attributes ?? [])
  cart.discountCodes = withoutRepeats(wanted.discountCodes ?? [])
  cart.giftCardCodes = knownGiftCards(wanted.giftCardCodes ?? [], context)
  const { warnings = [] } = warnOfRepeats(addAddresses(cart, additions))
  const shortages = addLines(cart, read.lines, store.inventory.mostOf)
  store.transaction(() => store.carts.save(cart))
  return changed(cart, { shortages, warnings }, context)
}

/** What is wrong with metafields has one code on carts, whatever it is. */
function putMetafields(
  cart: CartRecord,
  inputs: readonly MetafieldInput[],
  context: ApiContext,
): CartUserError[] {
  return inputs
    .flatMap((input, position) =>
      putMetafield(cart, input, ['input', 'metafields', String(position)], context),
    )
    .map((error) => ({ ...error, code: 'INVALID_METAFIELDS' }))
}
