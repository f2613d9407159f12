import { toAddressNode } from './cart/address-node.ts'
import { cartCostFields, costOf, giftCardsOf } from './cart/cart-cost.ts'
import { type CartLineNode, type CartNode, lineList } from './cart/cart-node.ts'
import { deliveryGroupsOf } from './cart/delivery-group-node.ts'
import { metafieldResolvers } from './content/metafield-fields.ts'
import { toGlobalId } from './global-id.ts'
import type { MoneyNode } from './money-node.ts'
import { defineConnection, listById, type PageArgs, paginate } from './paging/connection.ts'
import { defineType, type TypeFields } from './resolver-table.ts'

type ReversibleArgs = PageArgs & { readonly reverse?: boolean | null }

export const cartFields: readonly TypeFields[] = [
  defineType<CartNode>(
    'Cart',
    [
      'id',
      'createdAt',
      'updatedAt',
      'note',
      'attributes',
      'checkoutUrl',
      'totalQuantity',
      'discountCodes',
      'discountAllocations',
    ],
    {
      ...metafieldResolvers<CartNode>(({ record }) => record.metafields),
      attribute: (cart, { key }: { key: string }) => attributeOf(cart, key),
      lines: (cart, args: ReversibleArgs, context) =>
        paginate(lineList(cart.lineNodes, args.reverse === true), args, context),
      cost: (cart) => costOf(cart),
      estimatedCost: (cart) => costOf(cart),
      buyerIdentity: (cart) => cart,
      delivery: (cart) => cart,
      deliveryGroups: (cart, args: ReversibleArgs, context) =>
        paginate(listById(deliveryGroupsOf(cart), args.reverse === true), args, context),
      appliedGiftCards: (cart) => giftCardsOf(cart),
    },
  ),
  ...defineConnection('BaseCartLine'),
  defineType<CartLineNode>(
    'CartLine',
    [
      'id',
      'quantity',
      'attributes',
      'merchandise',
      'cost',
      'discountAllocations',
      'sellingPlanAllocation',
      'parentRelationship',
      'instructions',
    ],
    {
      attribute: (line, { key }: { key: string }) => attributeOf(line, key),
      estimatedCost: ({ cost }) => ({
        ...cost,
        amount: cost.amountPerQuantity,
        compareAtAmount: cost.compareAtAmountPerQuantity,
      }),
    },
  ),
  defineType<CartLineNode['cost']>('CartLineCost', [
    'amountPerQuantity',
    'compareAtAmountPerQuantity',
    'subtotalAmount',
    'totalAmount',
  ]),
  defineType<{ amount: MoneyNode; compareAtAmount: MoneyNode | null } & CartLineNode['cost']>(
    'CartLineEstimatedCost',
    ['amount', 'compareAtAmount', 'subtotalAmount', 'totalAmount'],
  ),
  defineType<CartLineNode['instructions']>('CartLineInstructions', [
    'canRemove',
    'canUpdateQuantity',
  ]),
  defineType<{ key: string; value: string }>('Attribute', ['key', 'value']),
  defineType<{ code: string; applicable: boolean }>('CartDiscountCode', ['code', 'applicable']),
  ...cartCostFields,
  defineType<CartNode>('CartBuyerIdentity', [], {
    countryCode: ({ record }) => record.countryCode,
    email: ({ record, isBuyerShown }) => (isBuyerShown ? record.email : null),
    phone: ({ record, isBuyerShown }) => (isBuyerShown ? record.phone : null),
    deliveryAddressPreferences: ({ address }) => (address === null ? [] : [address]),
    // The local store has no customer accounts, no companies and keeps no preferences.
    customer: () => null,
    preferences: () => null,
    purchasingCompany: () => null,
  }),
  defineType<CartNode>('CartDelivery', [], {
    addresses: (cart, { selected }: { selected?: boolean | null }) =>
      selectableAddresses(cart, selected === true),
  }),
  defineType<SelectableAddressNode>('CartSelectableAddress', [
    'id',
    'address',
    'selected',
    'oneTimeUse',
  ]),
]

type SelectableAddressNode = {
  readonly id: string
  readonly address: ReturnType<typeof toAddressNode>
  readonly selected: boolean
  readonly oneTimeUse: boolean
}

function selectableAddresses(
  { record, isBuyerShown }: CartNode,
  isOnlySelected: boolean,
): SelectableAddressNode[] {
  if (!isBuyerShown) return []
  return record.addresses
    .filter(({ selected }) => selected || !isOnlySelected)
    .map(({ id, address, selected, oneTimeUse }) => ({
      id: toGlobalId('CartSelectableAddress', id),
      address: toAddressNode(address, 'CartDeliveryAddress'),
      selected,
      oneTimeUse,
    }))
}

function attributeOf(
  owner: { readonly attributes: readonly { key: string; value: string }[] },
  key: string,
) {
  return owner.attributes.find((attribute) => attribute.key === key) ?? null
}
