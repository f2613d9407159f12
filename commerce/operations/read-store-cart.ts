import type {
  AppliedGiftCard,
  DeliveryGroup,
  StoreAddress,
  StoreAttribute,
  StoreCart,
  StoreCartLine,
  StoreDiscount,
} from '#commerce/model/store-cart.ts'
import type {
  CartFieldsFragment,
  CartLineFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import {
  checkCount,
  checkFlag,
  checkList,
  checkMoney,
  checkNodes,
  checkObject,
  checkObjects,
  checkText,
} from './check-shape.ts'

/**
 * @param laterLines the lines after the 250 that come with the cart
 * @throws StorefrontFault of kind `shape`
 */
export function readStoreCart(
  node: CartFieldsFragment,
  laterLines: readonly CartLineFieldsFragment[],
): StoreCart {
  const { cost } = checkObject(node, 'cart')
  const lines = [...checkNodes(node.lines, 'cart.lines'), ...laterLines]
  const buyer = checkObject(node.buyerIdentity, 'cart.buyerIdentity')
  const { addresses } = checkObject(node.delivery, 'cart.delivery')
  checkObject(cost, 'cart.cost')
  return {
    id: checkText(node.id, 'cart.id'),
    checkoutUrl: checkText(node.checkoutUrl, 'cart.checkoutUrl'),
    note: node.note ?? '',
    attributes: readAttributes(node.attributes, 'cart.attributes'),
    email: buyer.email ?? null,
    phone: buyer.phone ?? null,
    countryCode: buyer.countryCode ?? null,
    addresses: checkList(addresses, 'cart.delivery.addresses').map(readAddress),
    lines: lines.map(readStoreCartLine),
    deliveryGroups: checkNodes(node.deliveryGroups, 'cart.deliveryGroups').map(readDeliveryGroup),
    discountCodes: checkObjects(node.discountCodes, 'cart.discountCodes').map((each) => ({
      code: checkText(each.code, 'cart.discountCodes.code'),
      applicable: checkFlag(each.applicable, 'cart.discountCodes.applicable'),
    })),
    giftCards: checkList(node.appliedGiftCards, 'cart.appliedGiftCards').map(readGiftCard),
    discounts: [node, ...lines].flatMap((holder) =>
      checkList(holder.discountAllocations, 'cart.discountAllocations').map(readDiscount),
    ),
    subtotal: checkMoney(cost.subtotalAmount, 'cart.cost.subtotalAmount'),
    total: checkMoney(cost.totalAmount, 'cart.cost.totalAmount'),
  }
}

function readDiscount(
  allocation: CartFieldsFragment['discountAllocations'][number],
): StoreDiscount {
  const { targetType, discountedAmount } = checkObject(allocation, 'discountAllocation')
  return {
    code: 'code' in allocation ? checkText(allocation.code, 'discountAllocation.code') : null,
    target: targetType === 'LINE_ITEM' ? 'goods' : 'delivery',
    amount: checkMoney(discountedAmount, 'discountAllocation.discountedAmount'),
  }
}

function readStoreCartLine(node: CartLineFieldsFragment): StoreCartLine {
  const { id, quantity, attributes, merchandise, cost } = checkObject(node, 'line')
  const product = checkObject(checkObject(merchandise, 'line.merchandise').product, 'line.product')
  return {
    id: checkText(id, 'line.id'),
    productId: checkText(product.id, 'line.product.id'),
    variantId: checkText(merchandise.id, 'line.merchandise.id'),
    title: checkText(product.title, 'line.product.title'),
    variantTitle: checkText(merchandise.title, 'line.merchandise.title'),
    quantity: checkCount(quantity, 'line.quantity'),
    attributes: readAttributes(attributes, 'line.attributes'),
    total: checkMoney(checkObject(cost, 'line.cost').totalAmount, 'line.cost.totalAmount'),
  }
}

function readAttributes(
  attributes: CartFieldsFragment['attributes'],
  path: string,
): StoreAttribute[] {
  return checkObjects(attributes, path).map(({ key, value }) => ({ key, value: value ?? '' }))
}

function readAddress(node: CartFieldsFragment['delivery']['addresses'][number]): StoreAddress {
  const { id, selected, address } = checkObject(node, 'address')
  checkObject(address, 'address.address')
  return {
    id: checkText(id, 'address.id'),
    selected: checkFlag(selected, 'address.selected'),
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    address1: address.address1 ?? '',
    city: address.city ?? '',
    provinceCode: address.provinceCode ?? '',
    zip: address.zip ?? '',
    countryCode: address.countryCode ?? '',
    phone: address.phone ?? '',
  }
}

function readDeliveryGroup(
  node: CartFieldsFragment['deliveryGroups']['nodes'][number],
): DeliveryGroup {
  const { id, deliveryOptions, selectedDeliveryOption } = checkObject(node, 'deliveryGroup')
  return {
    id: checkText(id, 'deliveryGroup.id'),
    options: checkObjects(deliveryOptions, 'deliveryGroup.deliveryOptions').map((option) => ({
      handle: checkText(option.handle, 'deliveryOption.handle'),
      title: option.title ?? '',
      price: checkMoney(option.estimatedCost, 'deliveryOption.estimatedCost'),
    })),
    selectedHandle: selectedDeliveryOption?.handle ?? null,
  }
}

function readGiftCard(node: CartFieldsFragment['appliedGiftCards'][number]): AppliedGiftCard {
  const { id, lastCharacters, amountUsed, balance } = checkObject(node, 'giftCard')
  return {
    id: checkText(id, 'giftCard.id'),
    lastCharacters: checkText(lastCharacters, 'giftCard.lastCharacters'),
    used: checkMoney(amountUsed, 'giftCard.amountUsed'),
    balance: checkMoney(balance, 'giftCard.balance'),
  }
}
