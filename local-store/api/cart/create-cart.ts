import { addLines, toAttributes } from '../../store/change-cart-lines.ts'
import { addAddresses } from '../../store/delivery-addresses.ts'
import type { CartRecord } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import type { Inputs } from '../fields.generated.ts'
import { takeOrThrottle, throttleCodeAttempts } from '../http/throttle.ts'
import type { Args } from '../resolver-table.ts'
import { changeBuyer, knownGiftCards, withoutRepeats } from './cart-input.ts'
import { readAdditions } from './cart-lines-input.ts'
import { putMetafield } from './cart-metafields.ts'
import { type CartPayload, type CartUserError, changed, refused } from './cart-payload.ts'
import { readAddresses, warnOfRepeats } from './delivery-mutations.ts'
import { noteError } from './open-cart.ts'

/** An empty cart, not saved yet. @throws GraphQLError when the buyer has created too many */
export function newCart(context: ApiContext): CartRecord {
  takeOrThrottle(context.limits.carts, context, 'too many carts were made')
  return context.store.carts.create()
}

/** Creates a cart, or refuses the whole input without creating one. */
export function cartCreate(
  _root: unknown,
  { input }: Args<'Mutation', 'cartCreate'>,
  context: ApiContext,
): CartPayload {
  const { store } = context
  const wanted = input ?? {}
  const cart = newCart(context)
  // The request's country, until the buyer names one.
  cart.countryCode = context.country
  const note = wanted.note ?? ''
  const error = noteError(note)
  const read = readAdditions(wanted.lines ?? [], ['input', 'lines'], context)
  const { additions, errors: addressErrors } = readAddresses(wanted.delivery?.addresses ?? [], [
    ...['input', 'delivery', 'addresses'],
  ])
  const errors = [
    ...(error === null ? [] : [{ ...error, field: ['input', 'note'] }]),
    ...read.errors,
    ...changeBuyer(cart, wanted.buyerIdentity ?? {}, ['input', 'buyerIdentity'], context),
    ...addressErrors,
    ...putMetafields(cart, wanted.metafields ?? [], context),
  ]
  if (errors.length > 0) return refused(errors, context)
  cart.note = note
  cart.attributes = toAttributes(wanted.attributes ?? [])
  throttleCodeAttempts('codes', wanted.discountCodes ?? [], context)
  cart.discountCodes = withoutRepeats(wanted.discountCodes ?? [])
  cart.giftCardCodes = knownGiftCards(wanted.giftCardCodes ?? [], context)
  const { warnings = [] } = warnOfRepeats(addAddresses(cart, additions))
  const shortages = addLines(cart, read.lines, store.inventory.maxQuantityOf)
  store.transaction(() => store.carts.save(cart))
  return changed(cart, { shortages, warnings }, context)
}

/** All metafield errors have the same code on carts. */
function putMetafields(
  cart: CartRecord,
  inputs: readonly Inputs['CartInputMetafieldInput'][],
  context: ApiContext,
): CartUserError[] {
  return inputs
    .flatMap((input, position) =>
      putMetafield(cart, input, ['input', 'metafields', String(position)], context),
    )
    .map((error) => ({ ...error, code: 'INVALID_METAFIELDS' }))
}
