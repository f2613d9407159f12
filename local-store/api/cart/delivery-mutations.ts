import {
  type AddressAddition,
  type AddressChange,
  addAddresses,
  changeAddresses,
  removeAddresses,
  replaceAddresses,
} from '../../store/delivery-addresses.ts'
import type { CartRecord } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import type { Inputs } from '../fields.generated.ts'
import { readGlobalId, toGlobalId } from '../global-id.ts'
import type { Mutations } from '../resolver-table.ts'
import { type CartPayload, type CartUserError, type ChangeNews, refused } from './cart-payload.ts'
import { done, onCart } from './change-cart.ts'
import { readAddress } from './delivery-address-input.ts'
import { deliveryGroupId } from './delivery-group-node.ts'

/** Maximum number of addresses on a cart. */
const MAX_ADDRESSES = 250

export const deliveryMutations: Mutations<
  | 'cartDeliveryAddressesAdd'
  | 'cartDeliveryAddressesUpdate'
  | 'cartDeliveryAddressesRemove'
  | 'cartDeliveryAddressesReplace'
  | 'cartSelectedDeliveryOptionsUpdate'
> = {
  cartDeliveryAddressesAdd: onCart((cart, { addresses }, context) => {
    const { additions, errors } = readAddresses(addresses, ['addresses'])
    const tooMany = cart.addresses.length + additions.length > MAX_ADDRESSES
    const all = tooMany ? [...errors, tooManyAddresses(['addresses'])] : errors
    if (all.length > 0) return refused(all, context, cart)
    return warnOfRepeats(addAddresses(cart, additions))
  }),
  cartDeliveryAddressesUpdate: onCart((cart, { addresses }, context) => {
    const { changes, errors } = readAddressChanges(addresses, cart)
    if (errors.length > 0) return refused(errors, context, cart)
    return warnOfRepeats(changeAddresses(cart, changes))
  }),
  cartDeliveryAddressesRemove: onCart((cart, { addressIds }, context) => {
    const errors = addressIds.flatMap((id, position) =>
      findAddressKey(id, cart) === null
        ? [unknownAddress(id, ['addressIds', String(position)])]
        : [],
    )
    if (errors.length > 0) return refused(errors, context, cart)
    removeAddresses(
      cart,
      addressIds.flatMap((id) => findAddressKey(id, cart) ?? []),
    )
    return done
  }),
  cartDeliveryAddressesReplace: onCart((cart, { addresses }, context) => {
    const { additions, errors } = readAddresses(addresses, ['addresses'])
    if (errors.length > 0) return refused(errors, context, cart)
    return warnOfRepeats(replaceAddresses(cart, additions))
  }),
  cartSelectedDeliveryOptionsUpdate: onCart((cart, args, context) =>
    selectDelivery(cart, args.selectedDeliveryOptions, context),
  ),
}

/** Reads the addresses to add to a cart. @param path of the addresses in the input */
export function readAddresses(
  inputs: readonly Inputs['CartSelectableAddressInput'][],
  path: readonly string[],
): { additions: AddressAddition[]; errors: CartUserError[] } {
  const errors = findSelectedTwice(inputs, path)
  const additions = inputs.flatMap((input, position): AddressAddition[] => {
    const at = [...path, String(position), 'address']
    const read = readAddress(input.address, input.validationStrategy, at)
    if ('errors' in read) {
      errors.push(...read.errors)
      return []
    }
    const { selected, oneTimeUse } = input
    return [{ address: read.address, selected: selected === true, oneTimeUse: oneTimeUse === true }]
  })
  return { additions, errors }
}

const unchanged: Pick<AddressChange, 'address'> = {}

function readAddressChanges(
  inputs: readonly Inputs['CartSelectableAddressUpdateInput'][],
  cart: CartRecord,
): { changes: AddressChange[]; errors: CartUserError[] } {
  const errors = findSelectedTwice(inputs, ['addresses'])
  const changes = inputs.flatMap((input, position): AddressChange[] => {
    const at = ['addresses', String(position)]
    const id = findAddressKey(input.id, cart)
    if (id === null) errors.push(unknownAddress(input.id, at))
    const read = input.address
      ? readAddress(input.address, input.validationStrategy, [...at, 'address'])
      : unchanged
    if ('errors' in read) {
      errors.push(...read.errors)
      return []
    }
    if (id === null) return []
    return [
      {
        id,
        ...read,
        ...(typeof input.selected === 'boolean' ? { selected: input.selected } : {}),
        ...(typeof input.oneTimeUse === 'boolean' ? { oneTimeUse: input.oneTimeUse } : {}),
      },
    ]
  })
  return { changes, errors }
}

function findSelectedTwice(
  inputs: readonly { readonly selected?: boolean | null }[],
  field: readonly string[],
): CartUserError[] {
  if (inputs.filter(({ selected }) => selected === true).length < 2) return []
  return [
    {
      code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
      field,
      message: 'Only one delivery address can be selected.',
    },
  ]
}

function tooManyAddresses(field: readonly string[]): CartUserError {
  return {
    code: 'TOO_MANY_DELIVERY_ADDRESSES',
    field,
    message: `A cart can hold ${MAX_ADDRESSES} delivery addresses.`,
  }
}

function unknownAddress(id: string, field: readonly string[]): CartUserError {
  return {
    code: 'INVALID_DELIVERY_ADDRESS_ID',
    field,
    message: `The delivery address with ${id} does not exist.`,
  }
}

/** The UUID in the id of an address of this cart; null for another id. */
function findAddressKey(text: string, cart: CartRecord): string | null {
  const id = readGlobalId(text)
  if (id?.type !== 'CartSelectableAddress') return null
  return cart.addresses.some((entry) => entry.id === id.key) ? id.key : null
}

/** Warnings about added addresses that the cart already had. */
export function warnOfRepeats(addressIds: readonly string[]): ChangeNews {
  return {
    warnings: addressIds.map((id) => ({
      code: 'DUPLICATE_DELIVERY_ADDRESS',
      message: 'A delivery address with the same details already exists on this cart.',
      target: toGlobalId('CartSelectableAddress', id),
    })),
  }
}

function selectDelivery(
  cart: CartRecord,
  selected: readonly Selected[],
  context: ApiContext,
): CartPayload | ChangeNews {
  const { deliveryOptions } = context.store.price(cart, cart.deliveryAddress !== null)
  const isOffered = ({ deliveryGroupId: id, deliveryOptionHandle: handle }: Selected) =>
    id === deliveryGroupId(cart.token) && deliveryOptions.some((each) => each.handle === handle)
  const wrong = selected.find((each) => !isOffered(each))
  if (wrong !== undefined) return refused([invalidOption(wrong)], context)
  cart.deliveryOption = selected.at(-1)?.deliveryOptionHandle ?? cart.deliveryOption
  return done
}

type Selected = Inputs['CartSelectedDeliveryOptionInput']

/** The same message for an unknown group, as at the provider. */
function invalidOption({ deliveryOptionHandle }: Selected): CartUserError {
  return {
    code: 'INVALID_DELIVERY_OPTION',
    field: ['selectedDeliveryOptions'],
    message: `The delivery option with handle ${deliveryOptionHandle} is not valid.`,
  }
}
