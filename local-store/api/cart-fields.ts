import { hash } from 'node:crypto'
import { toAddressNode } from './address-node.ts'
import { type CartLineNode, type CartNode, lineList, toGiftCardId } from './cart-node.ts'
import { defineConnection, listById, type PageArgs, paginate } from './connection.ts'
import { deliveryGroupsOf } from './delivery-group-node.ts'
import { toGlobalId } from './global-id.ts'
import { type MoneyNode, toMoneyNode } from './money-node.ts'
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
  defineType<CartCost>('CartCost', [
    'checkoutChargeAmount',
    'subtotalAmount',
    'subtotalAmountEstimated',
    'totalAmount',
    'totalAmountEstimated',
    'totalDutyAmount',
    'totalDutyAmountEstimated',
    'totalTaxAmount',
    'totalTaxAmountEstimated',
  ]),
  defineType<CartCost>('CartEstimatedCost', [
    'checkoutChargeAmount',
    'subtotalAmount',
    'totalAmount',
    'totalDutyAmount',
    'totalTaxAmount',
  ]),
  defineType<GiftCardNode>('AppliedGiftCard', [
    'id',
    'amountUsed',
    'amountUsedV2',
    'balance',
    'balanceV2',
    'lastCharacters',
    'presentmentAmountUsed',
  ]),
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
    addresses: (cart) => selectableAddresses(cart),
  }),
  defineType<SelectableAddress>('CartSelectableAddress', [
    'id',
    'address',
    'selected',
    'oneTimeUse',
  ]),
]

type SelectableAddress = {
  readonly id: string
  readonly address: ReturnType<typeof toAddressNode>
  readonly selected: true
  readonly oneTimeUse: false
}

/** The local store keeps one address a cart: the selected one. */
function selectableAddresses({ record, isBuyerShown }: CartNode): SelectableAddress[] {
  if (!isBuyerShown || record.deliveryAddress === null) return []
  return [
    {
      id: toGlobalId('CartSelectableAddress', hash('md5', `${record.token} address`)),
      address: toAddressNode(record.deliveryAddress, 'CartDeliveryAddress'),
      selected: true,
      oneTimeUse: false,
    },
  ]
}

function attributeOf(
  owner: { readonly attributes: readonly { key: string; value: string }[] },
  key: string,
) {
  return owner.attributes.find((attribute) => attribute.key === key) ?? null
}

type CartCost = {
  readonly checkoutChargeAmount: MoneyNode
  readonly subtotalAmount: MoneyNode
  readonly subtotalAmountEstimated: true
  readonly totalAmount: MoneyNode
  readonly totalAmountEstimated: true
  readonly totalDutyAmount: null
  readonly totalDutyAmountEstimated: true
  readonly totalTaxAmount: null
  readonly totalTaxAmountEstimated: true
}

/**
 * The subtotal is after discounts on single goods and before those on the order; the total is what
 * is left to pay after all, delivery and gift cards included (reference section 3, cost flags).
 */
function costOf({ priced }: CartNode): CartCost {
  const lowered = priced.lines
    .flatMap((line) => line.allocations)
    .filter((part) => part.scope === 'line')
    .reduce((sum, part) => sum + part.amount, 0)
  const subtotalAmount = toMoneyNode(priced.subtotal - lowered)
  return {
    checkoutChargeAmount: subtotalAmount,
    subtotalAmount,
    subtotalAmountEstimated: true,
    totalAmount: toMoneyNode(priced.due),
    totalAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
  }
}

type GiftCardNode = {
  readonly __typename: 'AppliedGiftCard'
  readonly id: string
  readonly amountUsed: MoneyNode
  readonly amountUsedV2: MoneyNode
  readonly balance: MoneyNode
  readonly balanceV2: MoneyNode
  readonly lastCharacters: string
  readonly presentmentAmountUsed: MoneyNode
}

function giftCardsOf({ priced, record }: CartNode): GiftCardNode[] {
  return priced.giftCards.map((card) => {
    const amountUsed = toMoneyNode(card.amountUsed)
    const balance = toMoneyNode(card.balanceAfter)
    return {
      __typename: 'AppliedGiftCard',
      id: toGiftCardId(card.code, record.token),
      amountUsed,
      amountUsedV2: amountUsed,
      balance,
      balanceV2: balance,
      lastCharacters: card.code.slice(-4).toLowerCase(),
      presentmentAmountUsed: amountUsed,
    }
  })
}
