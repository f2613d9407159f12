import { homeMarketOf } from '../../store/markets.ts'
import { metafieldResolvers } from '../content/metafield-fields.ts'
import { toGlobalId } from '../global-id.ts'
import { listById, paginate } from '../paging/connection.ts'
import type { Tables } from '../resolver-table.ts'
import { type AddressNode, toAddressNode } from './address-node.ts'
import { costOf, giftCardsOf } from './cart-cost.ts'
import { type CartNode, lineList } from './cart-node.ts'
import { deliveryGroupsOf } from './delivery-group-node.ts'

const metafields = metafieldResolvers<CartNode>(({ record }) => record.metafields)

export const cartFields: Tables<'Cart' | 'CartLine' | 'CartBuyerIdentity' | 'CartDelivery'> = {
  Cart: {
    metafield: metafields.metafield,
    // Unlike a product, a cart leaves out missing metafields (recorded).
    metafields: (cart, args, context) =>
      metafields.metafields(cart, args, context).filter((each) => each !== null),
    attribute: (cart, { key }) => attributeOf(cart, key),
    lines: (cart, args, context) =>
      paginate(lineList(cart.lineNodes, args.reverse === true), args, context),
    cost: (cart) => costOf(cart),
    estimatedCost: (cart) => costOf(cart),
    buyerIdentity: (cart) => cart,
    delivery: (cart) => cart,
    deliveryGroups: (cart, args, context) =>
      paginate(listById(deliveryGroupsOf(cart), args.reverse === true), args, context),
    appliedGiftCards: (cart, _args, { store }) =>
      giftCardsOf(cart, homeMarketOf(store.catalogue.markets).currency),
  },
  CartLine: {
    attribute: (line, { key }) => attributeOf(line, key),
    estimatedCost: ({ cost }) => ({
      ...cost,
      amount: cost.amountPerQuantity,
      compareAtAmount: cost.compareAtAmountPerQuantity,
    }),
  },
  CartBuyerIdentity: {
    countryCode: ({ record }) => record.countryCode,
    email: ({ record, isBuyerShown }) => (isBuyerShown ? record.email : null),
    phone: ({ record, isBuyerShown }) => (isBuyerShown ? record.phone : null),
    deliveryAddressPreferences: ({ address }) => (address === null ? [] : [address]),
    // The local store has no customer accounts, companies or preferences.
    customer: () => null,
    preferences: () => null,
    purchasingCompany: () => null,
  },
  CartDelivery: {
    addresses: (cart, { selected }) => selectableAddresses(cart, selected === true),
  },
}

export type SelectableAddressNode = {
  readonly id: string
  readonly address: AddressNode<'CartDeliveryAddress'>
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
