import { describe, expect, it } from 'vitest'
import type { TestApi } from '#test/local-store/open-test-api.ts'
import { newCart, noCart, onCart } from '#test/local-store/open-test-cart.ts'

const mumbai = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '1 Hill Road',
  city: 'Mumbai',
  provinceCode: 'MH',
  zip: '400050',
  countryCode: 'IN',
}
const pune = { ...mumbai, city: 'Pune', zip: '411001' }
const at = (deliveryAddress: object, rest: object = {}) => ({
  address: { deliveryAddress },
  ...rest,
})

function addressBook(api: TestApi, id: string) {
  const change = (name: string, value: unknown, type = '[CartSelectableAddressInput!]!') =>
    onCart(api, `cartDeliveryAddresses${name}`, { name: 'addresses', type, value }, id)
  return {
    add: (...value: object[]) => change('Add', value),
    replace: (...value: object[]) => change('Replace', value),
    update: (...value: object[]) => change('Update', value, '[CartSelectableAddressUpdateInput!]!'),
    remove: (...value: string[]) =>
      onCart(api, 'cartDeliveryAddressesRemove', { name: 'addressIds', type: '[ID!]!', value }, id),
    read: async (selected = false) => {
      const fields = `id selected oneTimeUse address{... on CartDeliveryAddress{city company zip}}`
      const { data } = await api.ask(
        `query($id:ID!,$selected:Boolean){cart(id:$id){delivery{addresses(selected:$selected){${fields}}}
          deliveryGroups(first:1){nodes{deliveryAddress{city}}}}}`,
        { id, selected },
      )
      return data.cart
    },
  }
}

async function openBook() {
  const { api, id } = await newCart()
  return addressBook(api, id)
}

describe('the delivery addresses of a cart', () => {
  it('are added, with at most one selected, and delivery uses that one', async () => {
    const book = await openBook()
    await book.add(at(mumbai, { selected: true, oneTimeUse: true }))
    const added = await book.add(at({ ...pune, company: 'Gully' }, { selected: true }))
    expect(added).toMatchObject({ userErrors: [], warnings: [] })
    const { delivery, deliveryGroups } = await book.read()
    expect(delivery.addresses).toMatchObject([
      { selected: false, oneTimeUse: true, address: { city: 'Mumbai', company: null } },
      { selected: true, oneTimeUse: false, address: { city: 'Pune', company: 'Gully' } },
    ])
    expect(delivery.addresses[0].id).toMatch(/^gid:\/\/shopify\/CartSelectableAddress\/[\w-]+$/)
    expect(deliveryGroups.nodes).toEqual([{ deliveryAddress: { city: 'Pune' } }])
    expect((await book.read(true)).delivery.addresses).toHaveLength(1)
  })

  it('are changed and removed by id', async () => {
    const book = await openBook()
    await book.add(at(mumbai, { selected: true }), at(pune))
    const [first, second] = (await book.read()).delivery.addresses
    await book.update({ id: second.id, selected: true, ...at({ ...pune, zip: '411002' }) })
    expect((await book.read()).delivery.addresses).toMatchObject([
      { id: first.id, selected: false },
      { id: second.id, selected: true, address: { zip: '411002' } },
    ])
    await book.remove(second.id)
    const { delivery, deliveryGroups } = await book.read()
    expect(delivery.addresses).toMatchObject([{ id: first.id }])
    expect(deliveryGroups.nodes).toMatchObject([{ deliveryAddress: { city: 'Mumbai' } }])
  })

  it('are replaced as a whole, even by none', async () => {
    const book = await openBook()
    await book.add(at(mumbai))
    await book.replace(at(pune, { selected: true }))
    expect((await book.read()).delivery.addresses).toMatchObject([{ address: { city: 'Pune' } }])
    await book.replace()
    expect(await book.read()).toEqual({
      delivery: { addresses: [] },
      deliveryGroups: { nodes: [] },
    })
  })

  it('are kept once each: a duplicate selects the existing one, with a warning', async () => {
    const book = await openBook()
    await book.add(at(mumbai), at(pune, { selected: true }))
    const again = await book.add(at({ ...mumbai, city: 'MUMBAI ' }, { selected: true }))
    const { addresses } = (await book.read()).delivery
    expect(addresses).toMatchObject([{ selected: true }, { selected: false }])
    expect(again.warnings).toEqual([
      {
        code: 'DUPLICATE_DELIVERY_ADDRESS',
        message: 'A delivery address with the same details already exists on this cart.',
        target: addresses[0].id,
      },
    ])
  })
})

describe('an invalid address', () => {
  it('has no country', async () => {
    const book = await openBook()
    const { countryCode: _gone, ...nowhere } = mumbai
    expect(await book.add(at(pune), at(nowhere))).toMatchObject({
      cart: { totalQuantity: 2 },
      userErrors: [
        {
          code: 'INVALID',
          field: ['addresses', '1', 'address', 'deliveryAddress', 'countryCode'],
          message: 'invalid value',
        },
      ],
      warnings: [],
    })
    expect((await book.read()).delivery.addresses).toEqual([])
  })

  it('lacks fields that STRICT requires, named in the recorded order', async () => {
    const book = await openBook()
    const bare = at({ countryCode: 'IN' }, { validationStrategy: 'STRICT' })
    const { userErrors } = await book.add(bare)
    expect(userErrors.map(({ code }: { code: string }) => code)).toEqual(
      Array.from({ length: 5 }, () => 'ADDRESS_FIELD_IS_REQUIRED'),
    )
    expect(userErrors.map(({ field }: { field: string[] }) => field.at(-1))).toEqual([
      ...['lastName', 'address1', 'provinceCode', 'zip', 'city'],
    ])
    expect(userErrors[0].message).toBe('A last name is required in order to continue.')
    expect((await book.add(at({ countryCode: 'IN' }))).userErrors).toEqual([])
  })

  it('has invalid values under STRICT', async () => {
    const book = await openBook()
    const codesOf = async (changes: object) => {
      const strict = at({ ...mumbai, ...changes }, { validationStrategy: 'STRICT' })
      const { userErrors } = await book.add(strict)
      return userErrors.map(({ code }: { code: string }) => code)
    }
    expect(await codesOf({ address1: 'x'.repeat(256) })).toEqual(['ADDRESS_FIELD_IS_TOO_LONG'])
    expect(await codesOf({ address1: '<b>1</b>' })).toEqual(['ADDRESS_FIELD_CONTAINS_HTML_TAGS'])
    expect(await codesOf({ city: 'www.pune.example' })).toEqual(['ADDRESS_FIELD_CONTAINS_URL'])
    expect(await codesOf({ lastName: 'Rao 🎉' })).toEqual(['ADDRESS_FIELD_CONTAINS_EMOJIS'])
    expect(await codesOf({ zip: '012345' })).toEqual(['INVALID_ZIP_CODE_FOR_COUNTRY'])
    expect(await codesOf({ provinceCode: 'XX' })).toEqual(['PROVINCE_NOT_FOUND'])
    expect(await codesOf({})).toEqual([])
  })

  it('is one of two selected, or has an unknown id', async () => {
    const book = await openBook()
    const two = await book.add(at(mumbai, { selected: true }), at(pune, { selected: true }))
    expect(two.userErrors[0].code).toBe('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED')
    const foreign = 'gid://shopify/CartSelectableAddress/5f1ad9a4-0000-4000-8000-000000000000'
    const unknown = {
      code: 'INVALID_DELIVERY_ADDRESS_ID',
      message: `The delivery address with ${foreign} does not exist.`,
    }
    expect((await book.update({ id: foreign })).userErrors).toEqual([
      { ...unknown, field: ['addresses', '0'] },
    ])
    expect((await book.remove(foreign)).userErrors).toEqual([
      { ...unknown, field: ['addressIds', '0'] },
    ])
  })

  it('is for an unknown cart', async () => {
    const { api } = await newCart()
    const book = addressBook(api, 'gid://shopify/Cart/none?key=none')
    expect(await book.add(at(mumbai))).toEqual(noCart)
  })
})
