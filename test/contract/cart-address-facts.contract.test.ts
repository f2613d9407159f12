import { afterAll, describe, expect, test } from 'vitest'
import { lineOf, openCartFacts } from './cart-facts.ts'
import { variantIds } from './contract-catalogue.ts'

const facts = await openCartFacts()
afterAll(() => facts.store.close())

const filled = async (input: object = {}) =>
  (await facts.create({ lines: [lineOf(variantIds.taboo)], ...input })).cart
const preferring = (deliveryAddress: object) => ({
  deliveryAddressPreferences: [{ deliveryAddress }],
})
const prefer = (id: string, address: object) =>
  facts.change(
    'cartBuyerIdentityUpdate',
    'buyerIdentity: CartBuyerIdentityInput!',
    id,
    preferring(address),
  )
const add = (id: string, addresses: object[]) =>
  facts.change(
    'cartDeliveryAddressesAdd',
    'addresses: [CartSelectableAddressInput!]!',
    id,
    addresses,
  )
const ottawa = {
  firstName: 'John',
  lastName: 'Doe',
  address1: '123 Oak St',
  address2: 'Unit 2',
  company: 'Gully',
  city: 'Ottawa',
  province: 'ON',
  zip: '123 ABC',
  country: 'Canada',
}
const preferredOf = ({ buyerIdentity }: { buyerIdentity: { deliveryAddressPreferences: [] } }) =>
  buyerIdentity.deliveryAddressPreferences

describe('an unknown country of a preferred address', () => {
  const errorAt = (...path: string[]) => ({
    code: 'INVALID',
    field: [...path, 'deliveryAddressPreferences', '0', 'deliveryAddress', 'country'],
    message: 'invalid value',
  })

  test.each(['Atlantis', 'ZZ', 'XX'])('%s is refused, with the cart kept', async (country) => {
    const { id } = await filled()
    await prefer(id, ottawa)
    const refused = await prefer(id, { ...ottawa, country })
    expect(refused.userErrors).toEqual([errorAt('buyerIdentity')])
    expect(refused.cart).toMatchObject({ id, totalQuantity: 1 })
    expect(preferredOf(refused.cart)).toMatchObject([{ countryCodeV2: 'CA' }])
  })

  test('is refused when a cart is created', async () => {
    const buyerIdentity = preferring({ ...ottawa, country: 'Atlantis' })
    const { cart, userErrors } = await facts.create({ buyerIdentity })
    expect(cart).toBeNull()
    expect(userErrors).toEqual([errorAt('input', 'buyerIdentity')])
  })
})

describe('an address of another country', () => {
  test('is kept as given, and written in the order of its country', async () => {
    const { cart } = await prefer((await filled()).id, ottawa)
    expect(preferredOf(cart)).toEqual([
      {
        address1: '123 Oak St',
        city: 'Ottawa',
        province: 'ON',
        provinceCode: 'ON',
        zip: '123 ABC',
        country: 'Canada',
        countryCodeV2: 'CA',
        formatted: ['Gully', '123 Oak St', 'Unit 2', 'Ottawa ON 123 ABC', 'Canada'],
        formattedArea: 'Ottawa ON, Canada',
      },
    ])
  })

  test.each([
    ['Germany', 'DE', ['1 Long Road', '10115 Town', 'Germany']],
    ['United Kingdom', 'GB', ['1 Long Road', 'Town', '10115', 'United Kingdom']],
    ['japan', 'JP', ['Japan 〒10115', 'Area Town', '1 Long Road']],
    ['AE', 'AE', ['1 Long Road', 'Town Area', 'United Arab Emirates']],
    ['Turkey', 'TR', ['1 Long Road', '10115 Town', 'Türkiye']],
    ['India', 'IN', ['1 Long Road', '10115 Town Area', 'India']],
  ])('%s has its own order', async (country, code, formatted) => {
    const address = { address1: '1 Long Road', city: 'Town', province: 'Area', zip: '10115' }
    const { cart } = await prefer((await filled()).id, { ...address, country })
    expect(preferredOf(cart)).toMatchObject([{ countryCodeV2: code, formatted }])
  })
})

describe('a delivery address under STRICT', () => {
  const strict = (countryCode: string) => [
    { address: { deliveryAddress: { countryCode } }, validationStrategy: 'STRICT' },
  ]
  const messages = {
    lastName: 'A last name is required in order to continue.',
    address1: 'An address is required in order to continue.',
    provinceCode: 'The specified country requires a zone.',
    zip: 'Country specified requires a postal code in order to continue.',
    city: 'A city is required in order to continue.',
  }

  test.each([
    ['US', ['lastName', 'address1', 'provinceCode', 'zip', 'city']],
    ['DE', ['lastName', 'address1', 'zip', 'city']],
    ['AE', ['lastName', 'address1', 'provinceCode', 'city']],
    ['QA', ['lastName', 'address1', 'city']],
  ] as const)('in %s needs %j', async (country, fields) => {
    const { id } = await filled()
    const { cart, userErrors } = await add(id, strict(country))
    expect(cart).toMatchObject({ id, delivery: { addresses: [] } })
    expect(userErrors).toEqual(
      fields.map((field) => ({
        code: 'ADDRESS_FIELD_IS_REQUIRED',
        field: ['addresses', '0', 'address', 'deliveryAddress', field],
        message: messages[field],
      })),
    )
  })
})

test.each(['Add', 'Replace'])(
  'a delivery address without a country is refused by cartDeliveryAddresses%s, with the cart kept',
  async (name) => {
    const { id } = await filled()
    const city = { deliveryAddress: { city: 'Pune', countryCode: 'IN' } }
    const { cart: before } = await add(id, [{ address: city }])
    const { cart, userErrors } = await facts.change(
      `cartDeliveryAddresses${name}`,
      'addresses: [CartSelectableAddressInput!]!',
      id,
      [{ address: { deliveryAddress: { city: 'Nagpur' } } }],
    )
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['addresses', '0', 'address', 'deliveryAddress', 'countryCode'],
        message: 'invalid value',
      },
    ])
    expect(before.delivery.addresses).toHaveLength(1)
    expect(cart).toMatchObject({ id, totalQuantity: 1, delivery: before.delivery })
  },
)

describe('a delivery address that the cart does not have', () => {
  const id = 'gid://shopify/CartSelectableAddress/5f1ad9a4-0000-4000-8000-000000000000'
  const error = (...field: string[]) => ({
    code: 'INVALID_DELIVERY_ADDRESS_ID',
    field,
    message: `The delivery address with ${id} does not exist.`,
  })

  test.each([
    ['Update', 'addresses: [CartSelectableAddressUpdateInput!]!', [{ id }], 'addresses'],
    ['Remove', 'addressIds: [ID!]!', [id], 'addressIds'],
  ])('is refused by cartDeliveryAddresses%s, with the cart kept', async (...given) => {
    const [name, argument, value, path] = given
    const cart = await filled()
    const refused = await facts.change(`cartDeliveryAddresses${name}`, argument, cart.id, value)
    expect(refused.userErrors).toEqual([error(path, '0')])
    expect(refused.cart).toMatchObject({ id: cart.id, totalQuantity: 1 })
  })

  test('is not one of a customer', async () => {
    const { id: cartId } = await filled()
    const address = { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/1' }
    const { cart, userErrors } = await add(cartId, [{ address }])
    expect(cart.id).toBe(cartId)
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['addresses', '0', 'address', 'copyFromCustomerAddressId'],
        message: 'The customer address is invalid.',
      },
    ])
  })
})

describe('a delivery option that is not offered', () => {
  test.each(['nonsense', 'standard'])('%s is refused', async (handle) => {
    const { id } = await filled()
    const deliveryGroupId = 'gid://shopify/CartDeliveryGroup/0?cart=x'
    const { cart, userErrors } = await facts.change(
      'cartSelectedDeliveryOptionsUpdate',
      'selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!',
      id,
      [{ deliveryGroupId, deliveryOptionHandle: handle }],
    )
    expect(cart).toBeNull()
    expect(userErrors).toEqual([
      {
        code: 'INVALID_DELIVERY_OPTION',
        field: ['selectedDeliveryOptions'],
        message: `The delivery option with handle ${handle} is not valid.`,
      },
    ])
  })
})

test('free delivery takes nothing off before there is an address', async () => {
  const cart = await filled({ discountCodes: ['FREESHIP'] })
  expect(cart.discountCodes).toEqual([{ code: 'FREESHIP', applicable: true }])
  expect(cart.discountAllocations).toEqual([])
  const address = { deliveryAddress: { city: 'Pune', zip: '411001', countryCode: 'IN' } }
  const { cart: addressed } = await add(cart.id, [{ address, selected: true }])
  expect(addressed.discountAllocations).toMatchObject([{ targetType: 'SHIPPING_LINE' }])
})
