import { hasFittingValue, metafieldTypePattern } from '../../catalogue/catalogue-metafield.ts'
import type { CartMetafield, CartRecord } from '../../store/records.ts'
import { toUtcSeconds } from '../../store/utc-seconds.ts'
import type { ApiContext } from '../api-context.ts'
import {
  type MetafieldNode,
  metafieldId,
  naturalNamespace,
  toMetafieldNode,
} from '../content/metafield-fields.ts'
import type { Inputs } from '../fields.generated.ts'
import type { Mutations } from '../resolver-table.ts'
import { toCartNode } from './cart-node.ts'
import type { CartUserError } from './cart-payload.ts'
import { findOpenCart, sizeError } from './open-cart.ts'

export type MetafieldsSetError = CartUserError & { readonly elementIndex: number | null }
export type MetafieldsSetPayload = {
  readonly metafields: readonly MetafieldNode[]
  readonly userErrors: readonly MetafieldsSetError[]
}
export type MetafieldDeletePayload = {
  readonly deletedId: string | null
  readonly userErrors: readonly CartUserError[]
}

const MAX_METAFIELDS = 250

export const cartMetafieldMutations: Mutations<'cartMetafieldsSet' | 'cartMetafieldDelete'> = {
  cartMetafieldsSet: (_root, { metafields }, context) =>
    context.store.transaction(() => setMetafields(metafields, context)),
  cartMetafieldDelete: (_root, { input }, context) =>
    context.store.transaction(() => deleteMetafield(input, context)),
}

/** Sets all metafields, or none. */
function setMetafields(
  inputs: readonly Inputs['CartMetafieldsSetInput'][],
  context: ApiContext,
): MetafieldsSetPayload {
  const carts = new Map<string, CartRecord>()
  const errors = inputs.flatMap((input, position): MetafieldsSetError[] => {
    const at = ['metafields', String(position)]
    const cart = carts.get(input.ownerId) ?? findOpenCart(input.ownerId, context)
    const faults =
      cart === null ? [invalidOwner([...at, 'ownerId'])] : putMetafield(cart, input, at, context)
    if (cart !== null) carts.set(input.ownerId, cart)
    // The provider sends no index; the field contains it.
    return faults.map((fault) => ({ ...fault, elementIndex: null }))
  })
  const tooLarge = [...carts.values()].some((cart) => sizeError(cart) !== null)
  if (errors.length === 0 && tooLarge) errors.push(cartTooLarge)
  if (errors.length > 0) return { metafields: [], userErrors: errors }
  for (const cart of carts.values()) context.store.carts.save(cart)
  const metafields = inputs.flatMap(({ ownerId, key }) => {
    const cart = carts.get(ownerId)
    const found = cart && findMetafield(cart, key)
    return cart && found
      ? [toMetafieldNode(found, toCartNode(cart, cart.key, context), context)]
      : []
  })
  return { metafields, userErrors: [] }
}

/** In a code of this mutation, which has no `CART_TOO_LARGE` (decision 7). */
const cartTooLarge: MetafieldsSetError = {
  code: 'LESS_THAN_OR_EQUAL_TO',
  field: ['metafields'],
  message: 'The cart is too large for these metafields.',
  elementIndex: null,
}

/**
 * Sets a metafield of a cart, replacing one with the same name.
 *
 * @param at its path in the input
 * @returns the errors, with the cart unchanged; empty on success
 */
export function putMetafield(
  cart: CartRecord,
  { key: name, type, value }: Inputs['CartInputMetafieldInput'],
  at: readonly string[],
  { store }: Pick<ApiContext, 'store'>,
): CartUserError[] {
  const refuse = (code: string, field: string, message: string) => [
    { code, field: [...at, field], message },
  ]
  if (!/^(?:[\w-]{2,255}\.)?[\w-]{2,64}$/.test(name))
    return refuse('INVALID_VALUE', 'key', 'Key is invalid.')
  if (!metafieldTypePattern.test(type)) return refuse('INVALID_TYPE', 'type', 'Type is invalid.')
  if (!hasFittingValue({ type, value })) return refuse('INVALID_VALUE', 'value', sentenceFor(type))
  const before = findMetafield(cart, name)
  if (before === undefined && cart.metafields.length >= MAX_METAFIELDS)
    return refuse('LESS_THAN_OR_EQUAL_TO', 'key', `A cart can hold ${MAX_METAFIELDS} metafields.`)
  const now = toUtcSeconds(store.now().toISOString())
  const metafield: CartMetafield = {
    ...readName(name),
    type,
    value,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  }
  cart.metafields = [...cart.metafields.filter((each) => each !== before), metafield]
  return []
}

function sentenceFor(type: string): string {
  return type === 'number_integer'
    ? 'Value must be an integer.'
    : `Value is invalid for the type ${type}.`
}

function deleteMetafield(
  { key, ownerId }: Inputs['CartMetafieldDeleteInput'],
  context: ApiContext,
): MetafieldDeletePayload {
  const cart = findOpenCart(ownerId, context)
  if (cart === null) return { deletedId: null, userErrors: [invalidOwner(['input', 'ownerId'])] }
  const found = findMetafield(cart, key)
  if (found === undefined) {
    const error = {
      code: 'METAFIELD_DOES_NOT_EXIST',
      field: ['input', 'key'],
      message: 'Metafield does not exist.',
    }
    return { deletedId: null, userErrors: [error] }
  }
  cart.metafields = cart.metafields.filter((each) => each !== found)
  context.store.carts.save(cart)
  return { deletedId: metafieldId(toCartNode(cart, cart.key, context).id, found), userErrors: [] }
}

function invalidOwner(field: readonly string[]): CartUserError {
  return { code: 'INVALID_OWNER', field, message: 'Owner does not exist.' }
}

/** A name is `namespace.key`, or a key in the default namespace. */
function readName(name: string): { namespace: string; key: string } {
  const [first = '', second] = name.split('.')
  return second === undefined
    ? { namespace: naturalNamespace, key: first }
    : { namespace: first, key: second }
}

function findMetafield(cart: CartRecord, name: string): CartMetafield | undefined {
  const { namespace, key } = readName(name)
  return cart.metafields.find((each) => each.namespace === namespace && each.key === key)
}
