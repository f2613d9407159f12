import { expect, test } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { sampleAddress } from '#test/sample-address.ts'
import { cartLineNode, cartLines, cartNode, cartPayload, inr } from '#test/sample-carts.ts'
import { addLines } from './add-lines.ts'
import { addDeliveryAddress, updateBuyerIdentity } from './cart-buyer.ts'
import { updateLines } from './cart-lines.ts'
import { addDiscountCode, createCart, updateDiscountCodes } from './carts.ts'
import { findProductByHandle } from './products.ts'
import { getShopPolicies } from './shop-policies.ts'

const end = { hasNextPage: false, endCursor: null }

/** A cart that holds one of everything. */
const cart = cartNode({
  attributes: [{ key: 'payment_method', value: 'upi' }],
  delivery: { addresses: [{ id: 'a1', selected: true, address: { city: 'Pune' } }] },
  deliveryGroups: {
    nodes: [
      {
        id: 'g1',
        deliveryOptions: [{ handle: 'std', title: 'Standard', estimatedCost: inr('0.0') }],
        selectedDeliveryOption: null,
      },
    ],
    pageInfo: end,
  },
  discountCodes: [{ code: 'SAVE10', applicable: true }],
  discountAllocations: [{ targetType: 'LINE_ITEM', discountedAmount: inr('5.0') }],
  appliedGiftCards: [
    { id: 'c1', lastCharacters: 'demo', amountUsed: inr('5.0'), balance: inr('0.0') },
  ],
  lines: cartLines([cartLineNode('line-1', 'v1', 2)]),
})

const picture = { url: '/cdn/a.jpg', altText: null, width: 4, height: 5 }
const variant = {
  id: 'v1',
  title: '',
  availableForSale: true,
  price: inr('799.0'),
  compareAtPrice: inr('999.0'),
  selectedOptions: [{ name: 'Size', value: 'Small' }],
  image: picture,
}
const large = { ...variant, id: 'v2', selectedOptions: [{ name: 'Size', value: 'Large' }] }
const film = { url: '/film.mp4', mimeType: 'video/mp4', width: 640, height: 480 }
const product = {
  id: 'p1',
  handle: 'drunk-ludo',
  title: 'Drunk Ludo',
  vendor: 'Party Games Ltd',
  descriptionHtml: '',
  productType: '',
  tags: ['new'],
  featuredImage: picture,
  images: { nodes: [], pageInfo: end },
  media: {
    nodes: [{ __typename: 'Video', alt: null, sources: [film], previewImage: picture }],
    pageInfo: end,
  },
  priceRange: { minVariantPrice: inr('799.0'), maxVariantPrice: inr('799.0') },
  options: [{ name: 'Size', optionValues: [{ name: 'Small' }, { name: 'Large' }] }],
  variants: { nodes: [variant, large], pageInfo: end },
  metafields: [{ key: 'players', value: '4' }],
}
const policy = { id: 'p1', handle: 'h', title: 't', body: 'b', url: '/u' }
const policies = { privacyPolicy: policy, termsOfService: null, refundPolicy: null }

/** A copy with a value at `path` that is invalid for every field. */
function breakAt(whole: object, path: string): unknown {
  const copy: unknown = structuredClone(whole)
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const holder = steps.reduce<unknown>((part, step) => Reflect.get(Object(part), step), copy)
  Reflect.set(Object(holder), last, 0.5)
  return copy
}

test.each([
  ['id', 'cart.id'],
  ['checkoutUrl', 'cart.checkoutUrl'],
  ['attributes', 'cart.attributes'],
  ['attributes.0', 'cart.attributes'],
  ['buyerIdentity', 'cart.buyerIdentity'],
  ['delivery', 'cart.delivery'],
  ['delivery.addresses', 'cart.delivery.addresses'],
  ['delivery.addresses.0', 'address'],
  ['delivery.addresses.0.id', 'address.id'],
  ['delivery.addresses.0.selected', 'address.selected'],
  ['delivery.addresses.0.address', 'address.address'],
  ['deliveryGroups', 'cart.deliveryGroups'],
  ['deliveryGroups.nodes', 'cart.deliveryGroups.nodes'],
  ['deliveryGroups.nodes.0', 'deliveryGroup'],
  ['deliveryGroups.nodes.0.id', 'deliveryGroup.id'],
  ['deliveryGroups.nodes.0.deliveryOptions', 'deliveryGroup.deliveryOptions'],
  ['deliveryGroups.nodes.0.deliveryOptions.0', 'deliveryGroup.deliveryOptions'],
  ['deliveryGroups.nodes.0.deliveryOptions.0.handle', 'deliveryOption.handle'],
  ['deliveryGroups.nodes.0.deliveryOptions.0.estimatedCost', 'deliveryOption.estimatedCost'],
  ['discountCodes', 'cart.discountCodes'],
  ['discountCodes.0', 'cart.discountCodes'],
  ['discountCodes.0.code', 'cart.discountCodes.code'],
  ['discountCodes.0.applicable', 'cart.discountCodes.applicable'],
  ['discountAllocations', 'cart.discountAllocations'],
  ['discountAllocations.0.code', 'discountAllocation.code'],
  ['discountAllocations.0.discountedAmount', 'discountAllocation.discountedAmount'],
  ['appliedGiftCards', 'cart.appliedGiftCards'],
  ['appliedGiftCards.0', 'giftCard'],
  ['appliedGiftCards.0.id', 'giftCard.id'],
  ['appliedGiftCards.0.lastCharacters', 'giftCard.lastCharacters'],
  ['appliedGiftCards.0.amountUsed', 'giftCard.amountUsed'],
  ['appliedGiftCards.0.balance', 'giftCard.balance'],
  ['cost', 'cart.cost'],
  ['cost.subtotalAmount', 'cart.cost.subtotalAmount'],
  ['cost.totalAmount', 'cart.cost.totalAmount'],
  ['lines', 'cart.lines'],
  ['lines.pageInfo', 'cart.lines.pageInfo'],
  ['lines.nodes', 'cart.lines.nodes'],
  ['lines.nodes.0.id', 'line.id'],
  ['lines.nodes.0.quantity', 'line.quantity'],
  ['lines.nodes.0.attributes', 'line.attributes'],
  ['lines.nodes.0.attributes.0', 'line.attributes'],
  ['lines.nodes.0.merchandise', 'line.merchandise'],
  ['lines.nodes.0.merchandise.id', 'line.merchandise.id'],
  ['lines.nodes.0.merchandise.title', 'line.merchandise.title'],
  ['lines.nodes.0.merchandise.product', 'line.product'],
  ['lines.nodes.0.merchandise.product.id', 'line.product.id'],
  ['lines.nodes.0.merchandise.product.title', 'line.product.title'],
  ['lines.nodes.0.cost', 'line.cost'],
  ['lines.nodes.0.cost.totalAmount', 'line.cost.totalAmount'],
])('a cart with an invalid %s is a fault that names it', async (path, place) => {
  const cartCreate = { cart: breakAt(cart, path), userErrors: [], warnings: [] }
  const { client } = openFakeStorefront({ cartCreate })
  await expect(createCart(client)).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringMatching(new RegExp(` at ${place}\\.$`)),
  })
})

test.each([
  ['id', 'product.id'],
  ['handle', 'product.handle'],
  ['title', 'product.title'],
  ['vendor', 'product.vendor'],
  ['descriptionHtml', 'product.descriptionHtml'],
  ['productType', 'product.productType'],
  ['tags', 'product.tags'],
  ['tags.0', 'product.tags'],
  ['featuredImage.url', 'image.url'],
  ['images', 'product.images'],
  ['media', 'product.media'],
  ['media.nodes', 'product.media.nodes'],
  ['media.nodes.0', 'media'],
  ['media.nodes.0.sources', 'video.sources'],
  ['media.nodes.0.sources.0', 'video.sources'],
  ['media.nodes.0.sources.0.url', 'video.sources.url'],
  ['media.nodes.0.sources.0.mimeType', 'video.sources.mimeType'],
  ['media.nodes.0.sources.0.width', 'video.sources.width'],
  ['media.nodes.0.sources.0.height', 'video.sources.height'],
  ['media.nodes.0.previewImage.url', 'image.url'],
  ['variants', 'product.variants'],
  ['variants.nodes', 'product.variants.nodes'],
  ['variants.nodes.0', 'variant'],
  ['variants.nodes.0.id', 'variant.id'],
  ['variants.nodes.0.title', 'variant.title'],
  ['variants.nodes.0.price', 'variant.price'],
  ['variants.nodes.0.price.amount', 'variant.price'],
  ['variants.nodes.0.price.currencyCode', 'variant.price'],
  ['variants.nodes.0.compareAtPrice', 'variant.compareAtPrice'],
  ['variants.nodes.0.availableForSale', 'variant.availableForSale'],
  ['variants.nodes.0.selectedOptions', 'variant.selectedOptions'],
  ['variants.nodes.0.selectedOptions.0', 'variant.selectedOptions'],
  ['variants.nodes.1', 'variant'],
  ['variants.pageInfo', 'product.variants.pageInfo'],
  ['priceRange', 'product.priceRange'],
  ['priceRange.minVariantPrice', 'product.priceRange.minVariantPrice'],
  ['priceRange.maxVariantPrice', 'product.priceRange.maxVariantPrice'],
  ['options', 'product.options'],
  ['options.0', 'product.options'],
  ['options.0.optionValues', 'product.options.optionValues'],
  ['options.0.optionValues.0', 'product.options.optionValues'],
  ['options.0.optionValues.0.name', 'product.options.optionValues.name'],
  ['metafields', 'product.metafields'],
  ['metafields.0', 'product.metafields'],
])('a product with an invalid %s is a fault that names it', async (path, place) => {
  const { client } = openFakeStorefront({ product: breakAt(product, path) })
  await expect(findProductByHandle(client, 'drunk-ludo')).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringMatching(new RegExp(` at ${place}(?:\\.nodes)?\\.$`)),
  })
})

test.each(['id', 'handle', 'title', 'body', 'url'])(
  'a policy with an invalid %s is a fault that names it',
  async (field) => {
    const { client } = openFakeStorefront({ shop: breakAt(policies, `privacyPolicy.${field}`) })
    await expect(getShopPolicies(client)).rejects.toMatchObject({
      kind: 'shape',
      message: expect.stringMatching(new RegExp(` at policy\\.${field}\\.$`)),
    })
  },
)

const id = 'gid://shopify/Cart/c1?key=k'

// spec 8.024
test.each<[string, (client: StorefrontClient) => Promise<unknown>]>([
  ['cartCreate', (client) => createCart(client)],
  ['cartLinesAdd', (client) => addLines(client, { id, lines: [] }, [])],
  ['cartLinesUpdate', (client) => updateLines(client, id, [])],
  ['cartDiscountCodesUpdate', (client) => updateDiscountCodes(client, id, [])],
  ['cartBuyerIdentityUpdate', (client) => updateBuyerIdentity(client, id, {})],
  ['cartDeliveryAddressesAdd', (client) => addDeliveryAddress(client, id, sampleAddress)],
])('%s without cart or errors fails with its name', async (mutation, call) => {
  const { client } = openFakeStorefront({ [mutation]: null })
  await expect(call(client)).rejects.toThrow(
    `The ${mutation} mutation failed due to an unknown error.`,
  )
})

test('a code that the cart has in another case is not added twice', async () => {
  const { client, asked } = openFakeStorefront({ cartDiscountCodesUpdate: cartPayload() })
  const discountCodes = [{ code: 'SAVE10', applicable: true }]
  await addDiscountCode(client, { id, discountCodes }, 'save10')
  await addDiscountCode(client, { id, discountCodes }, 'WELCOME10')
  expect(asked.map(({ variables }) => variables)).toEqual([
    { cartId: id, discountCodes: ['SAVE10'] },
    { cartId: id, discountCodes: ['SAVE10', 'WELCOME10'] },
  ])
})
