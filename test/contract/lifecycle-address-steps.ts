import { idOf, type LifecycleStep, step } from './lifecycle-step.ts'

const ADD = 'cartDeliveryAddressesAdd(addresses: [CartSelectableAddressInput!]!)'
const CHANGE = 'cartDeliveryAddressesUpdate(addresses: [CartSelectableAddressUpdateInput!]!)'
const REMOVE = 'cartDeliveryAddressesRemove(addressIds: [ID!]!)'
const REPLACE = 'cartDeliveryAddressesReplace(addresses: [CartSelectableAddressInput!]!)'
const OPTIONS =
  'cartSelectedDeliveryOptionsUpdate(selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!)'
const CODES = 'cartDiscountCodesUpdate(discountCodes: [String!]!)'

/** The cart's two games without delivery, and with it. */
const games = { lines: [2, 1], total: '869.0' }
const sent = { lines: [2, 1], total: '909.0' }

const pune = {
  firstName: 'Ravi',
  lastName: 'Rao',
  address1: '3 FC Road',
  city: 'Pune',
  provinceCode: 'MH',
  zip: '411004',
  countryCode: 'IN',
}
const unknownAddress = 'gid://shopify/CartSelectableAddress/5f1ad9a4-0000-4000-8000-000000000000'

/** Delivery addresses and options, for a cart that is sent to Bengaluru. */
export const addressSteps: readonly LifecycleStep[] = [
  step('refuses an address without a country', ADD, () => [{ address: { deliveryAddress: {} } }], {
    ...sent,
    errors: ['INVALID'],
    kept: true,
  }),
  step(
    'refuses an incomplete address where it is asked to look',
    ADD,
    () => [{ address: { deliveryAddress: { countryCode: 'IN' } }, validationStrategy: 'STRICT' }],
    { ...sent, errors: Array.from({ length: 5 }, () => 'ADDRESS_FIELD_IS_REQUIRED'), kept: true },
  ),
  step(
    'refuses two chosen addresses',
    ADD,
    () =>
      [pune, { ...pune, city: 'Nashik' }].map((deliveryAddress) => ({
        address: { deliveryAddress },
        selected: true,
      })),
    { ...sent, errors: ['ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'], kept: true },
  ),
  step(
    'gets a second address',
    ADD,
    () => [{ address: { deliveryAddress: pune }, selected: false, oneTimeUse: true }],
    { ...sent, more: { delivery: { addresses: [{ selected: true }, { selected: false }] } } },
  ),
  step('knows an address that it has', ADD, () => [{ address: { deliveryAddress: pune } }], {
    ...sent,
    warnings: ['DUPLICATE_DELIVERY_ADDRESS'],
    more: { delivery: { addresses: [{}, {}] } },
  }),
  step(
    'is sent faster',
    OPTIONS,
    (cart) => [
      { deliveryGroupId: cart.deliveryGroups.nodes[0].id, deliveryOptionHandle: 'express' },
    ],
    {
      lines: [2, 1],
      total: '968.0',
      more: { deliveryGroups: { nodes: [{ selectedDeliveryOption: { handle: 'express' } }] } },
    },
  ),
  step(
    'refuses a delivery that is not offered',
    OPTIONS,
    (cart) => [
      { deliveryGroupId: cart.deliveryGroups.nodes[0].id, deliveryOptionHandle: 'rocket' },
    ],
    { lines: [2, 1], total: '968.0', errors: ['INVALID_DELIVERY_OPTION'], kept: false },
  ),
  step(
    'is sent for nothing with a code',
    CODES,
    () => ['FREESHIP'],
    { ...games, more: { discountAllocations: [{ targetType: 'SHIPPING_LINE' }] } },
    (checkouts, of) => checkouts.addDiscount(idOf(of), 'FREESHIP'),
  ),
  step(
    'goes to the second address, where there is no fast delivery',
    CHANGE,
    (cart) => [{ id: cart.delivery.addresses[1].id, selected: true }],
    {
      ...games,
      more: { deliveryGroups: { nodes: [{ selectedDeliveryOption: { handle: 'standard' } }] } },
    },
  ),
  step(
    'pays for delivery again without the code',
    CODES,
    () => [],
    sent,
    (checkouts, of) => checkouts.removeDiscount(idOf(of)),
  ),
  step(
    'has an address corrected',
    CHANGE,
    (cart) => [
      {
        id: cart.delivery.addresses[1].id,
        address: { deliveryAddress: { ...pune, address1: '33 FC Road' } },
      },
    ],
    { ...sent, more: { delivery: { addresses: [{}, { address: { address1: '33 FC Road' } }] } } },
  ),
  step('refuses to change an unknown address', CHANGE, () => [{ id: unknownAddress }], {
    ...sent,
    errors: ['INVALID_DELIVERY_ADDRESS_ID'],
    kept: true,
  }),
  step('loses an address', REMOVE, (cart) => [cart.delivery.addresses[0].id], {
    ...sent,
    more: { delivery: { addresses: [{ address: { city: 'Pune' } }] } },
  }),
  step('refuses to remove an unknown address', REMOVE, () => [unknownAddress], {
    ...sent,
    errors: ['INVALID_DELIVERY_ADDRESS_ID'],
    kept: true,
  }),
  step(
    'goes abroad, by the form of that country',
    REPLACE,
    () => [
      {
        address: {
          deliveryAddress: {
            address1: '1 Long Road',
            city: 'Ottawa',
            provinceCode: 'ON',
            zip: 'K1A 0B1',
            countryCode: 'CA',
          },
        },
        selected: true,
      },
    ],
    {
      ...sent,
      more: {
        delivery: {
          addresses: [{ address: { formatted: ['1 Long Road', 'Ottawa ON K1A 0B1', 'Canada'] } }],
        },
      },
    },
  ),
  step('is sent nowhere', REPLACE, () => [], { ...games, more: { delivery: { addresses: [] } } }),
]
