import { describe, expect, it } from 'vitest'
import { add, line, newCart, noCart, onCart, setCodes } from '#test/local-store/open-test-cart.ts'

describe('other fields of a cart', () => {
  it('keeps one attribute per key, and replaces them', async () => {
    const { api, id } = await newCart()
    const value = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
      { key: 'a', value: '3' },
    ]
    const field = { name: 'attributes', type: '[AttributeInput!]!', value }
    expect((await onCart(api, 'cartAttributesUpdate', field, id)).cart.attributes).toEqual([
      { key: 'a', value: '3' },
      { key: 'b', value: '2' },
    ])
  })

  it('keeps one spelling of a code', async () => {
    const { api, id } = await newCart()
    const { cart } = await setCodes(api, id, [' save10', 'SAVE10', '\u017fave10 ', 'FIRST'])
    expect(cart.discountCodes.map(({ code }: { code: string }) => code)).toEqual([
      ' save10',
      'FIRST',
    ])
  })

  it('keeps an empty note, and creates a cart for the note of an unknown one', async () => {
    const { api, id } = await newCart()
    const note = (value: string, cartId: string) =>
      onCart(api, 'cartNoteUpdate', { name: 'note', type: 'String!', value }, cartId)
    expect(await note('', id)).toMatchObject({ cart: { note: '' }, userErrors: [] })
    const payload = await note('hello', 'gid://shopify/Cart/none?key=none')
    expect(payload.userErrors).toEqual(noCart.userErrors)
    expect(payload.cart).toMatchObject({ note: 'hello', totalQuantity: 0 })
  })

  it('keeps buyer and address, and refuses invalid ones', async () => {
    const { api, id } = await newCart()
    const identify = (value: object) =>
      onCart(
        api,
        'cartBuyerIdentityUpdate',
        { name: 'buyerIdentity', type: 'CartBuyerIdentityInput!', value },
        id,
      )
    const deliveryAddress = {
      city: 'Mumbai',
      province: 'Maharashtra',
      zip: '400050',
      country: 'India',
    }
    const { cart } = await identify({
      email: 'asha@example.com',
      deliveryAddressPreferences: [{ deliveryAddress }],
    })
    expect(cart.buyerIdentity).toMatchObject({
      email: 'asha@example.com',
      deliveryAddressPreferences: [{ city: 'Mumbai', provinceCode: 'MH', country: 'India' }],
    })
    const refused = await identify({ email: 'nonsense', customerAccessToken: 'x' })
    expect(refused.userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['buyerIdentity', 'customerAccessToken'],
        message: 'Customer is invalid',
      },
      { code: 'INVALID', field: ['buyerIdentity', 'email'], message: 'Email is invalid' },
    ])
    expect(refused.cart.buyerIdentity.email).toBe('asha@example.com')
  })

  it('applies gift cards last and removes them by id', async () => {
    const { api, id } = await newCart()
    const value = ['gift500demo', 'UNKNOWN12']
    const field = { name: 'giftCardCodes', type: '[String!]!', value }
    const { cart } = await onCart(api, 'cartGiftCardCodesUpdate', field, id)
    expect(cart.cost.totalAmount.amount).toBe('1098.0')
    const { data } = await api.ask(
      `query($id:ID!){cart(id:$id){appliedGiftCards{id lastCharacters amountUsed{amount} balance{amount}}}}`,
      { id },
    )
    const [card] = data.cart.appliedGiftCards
    expect(card).toMatchObject({
      lastCharacters: 'demo',
      amountUsed: { amount: '500.0' },
      balance: { amount: '0.0' },
    })
    const removal = { name: 'appliedGiftCardIds', type: '[ID!]!', value: [card.id] }
    const removed = await onCart(api, 'cartGiftCardCodesRemove', removal, id)
    expect(removed.cart.cost.totalAmount.amount).toBe('1598.0')
  })

  it('accepts a delivery option it offers', async () => {
    const { api, id } = await newCart()
    const groups = `deliveryGroups(first:1){nodes{id deliveryOptions{handle estimatedCost{amount}}
      selectedDeliveryOption{handle} cartLines(first:5){nodes{quantity}}}} cost{totalAmount{amount}}`
    const address = { zip: '400050', country: 'IN' }
    const value = { deliveryAddressPreferences: [{ deliveryAddress: address }] }
    const buyer = { name: 'buyerIdentity', type: 'CartBuyerIdentityInput!', value }
    await onCart(api, 'cartBuyerIdentityUpdate', buyer, id)
    const { data } = await api.ask(`query($id:ID!){cart(id:$id){${groups}}}`, { id })
    const [group] = data.cart.deliveryGroups.nodes
    expect(group).toMatchObject({
      deliveryOptions: [
        { handle: 'standard', estimatedCost: { amount: '0.0' } },
        { handle: 'express', estimatedCost: { amount: '99.0' } },
      ],
      selectedDeliveryOption: { handle: 'standard' },
      cartLines: { nodes: [{ quantity: 2 }] },
    })
    const select = (deliveryOptionHandle: string) => ({
      name: 'selectedDeliveryOptions',
      type: '[CartSelectedDeliveryOptionInput!]!',
      value: [{ deliveryGroupId: group.id, deliveryOptionHandle }],
    })
    const chosen = await onCart(api, 'cartSelectedDeliveryOptionsUpdate', select('express'), id)
    expect(chosen.cart.cost.totalAmount.amount).toBe('1697.0')
    const refused = await onCart(api, 'cartSelectedDeliveryOptionsUpdate', select('drone'), id)
    expect(refused.userErrors[0].code).toBe('INVALID_DELIVERY_OPTION')
  })
})

describe('discount codes', () => {
  it('keep their spelling, once each, and warn on every change while one does not apply', async () => {
    const { api, id } = await newCart()
    const warning = {
      code: 'DISCOUNT_NOT_FOUND',
      message: 'Enter a valid discount code',
      target: id.replace(/\?.*/, ''),
    }
    const payload = await setCodes(api, id, ['save10', 'SAVE10', ' nope'])
    expect(payload.cart.discountCodes).toEqual([
      { code: 'save10', applicable: true },
      { code: ' nope', applicable: false },
    ])
    expect(payload.userErrors).toEqual([])
    expect(payload.warnings).toEqual([warning])
    expect((await add(api, id, [line(41)])).warnings).toEqual([warning])
  })

  it('warn only in API versions that have warnings', async () => {
    const { api, id } = await newCart()
    expect((await setCodes(api, id, ['nope'], '2025-01')).warnings).toEqual([])
    expect((await setCodes(api, id, ['nope'], '2025-07')).warnings).toHaveLength(1)
  })

  it.each([
    ['OLD', 'DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
    [
      'BIG',
      'DISCOUNT_PURCHASE_NOT_IN_RANGE',
      'The BIG discount code is not valid for the items in your cart',
    ],
  ])('%s warns with %s', async (code, warningCode, message) => {
    const { api, id } = await newCart()
    const { warnings } = await setCodes(api, id, [code])
    expect(warnings).toEqual([expect.objectContaining({ code: warningCode, message })])
  })

  it('are not honoured on an empty cart', async () => {
    const { api, id } = await newCart([])
    expect((await setCodes(api, id, ['SAVE10'])).warnings).toEqual([
      expect.objectContaining({
        code: 'DISCOUNT_CODE_NOT_HONOURED',
        message: 'The SAVE10 discount code is not honoured',
      }),
    ])
  })

  it('allocate order discounts on the cart, one per line, and product discounts on the line', async () => {
    const { api, id } = await newCart([line(21), line(11)])
    await setCodes(api, id, ['FLAT100', 'LUDO50'])
    const allocation = `discountedAmount{amount} targetType
      discountApplication{allocationMethod targetSelection targetType value{__typename ... on MoneyV2{amount}}}
      ... on CartCodeDiscountAllocation{code}`
    const { data } = await api.ask(
      `query($id:ID!){cart(id:$id){discountAllocations{${allocation}}
        lines(first:5){nodes{cost{subtotalAmount{amount} totalAmount{amount}} discountAllocations{${allocation}}}}
        cost{subtotalAmount{amount} totalAmount{amount}}}}`,
      { id },
    )
    const amounts = (list: { code: string; discountedAmount: { amount: string } }[]) =>
      list.map(({ code, discountedAmount }) => [code, discountedAmount.amount])
    expect(amounts(data.cart.discountAllocations)).toEqual([
      ['FLAT100', '60.02'],
      ['FLAT100', '39.98'],
    ])
    expect(data.cart.discountAllocations[0].discountApplication).toEqual({
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: { __typename: 'MoneyV2', amount: '60.02' },
    })
    const [ludo] = data.cart.lines.nodes
    expect(amounts(ludo.discountAllocations)).toEqual([['LUDO50', '50.0']])
    expect(ludo.cost).toEqual({
      subtotalAmount: { amount: '799.0' },
      totalAmount: { amount: '749.0' },
    })
    expect(data.cart.cost).toEqual({
      subtotalAmount: { amount: '1248.0' },
      totalAmount: { amount: '1148.0' },
    })
  })
})
