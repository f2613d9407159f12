import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { addMoney, type Money } from '#commerce/model/money.ts'
import type { Refusal } from '#commerce/model/refusal.ts'
import type { CartWarning, StoreCart, StoreCartLine } from '#commerce/model/store-cart.ts'
import type { CartFieldsFragment } from '#commerce/schema/operations.generated.ts'
import {
  checkCount,
  checkFlag,
  checkList,
  checkMoney,
  checkNodes,
  checkObject,
  checkText,
} from './check-shape.ts'

export const cartFields = /* GraphQL */ `
fragment CartFields on Cart {
  id
  checkoutUrl
  note
  attributes { key value }
  buyerIdentity { email }
  discountCodes { code applicable }
  discountAllocations { targetType discountedAmount { amount currencyCode } }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  lines(first: 250) {
    nodes {
      id
      quantity
      merchandise { ... on ProductVariant { id title product { title } } }
      cost { totalAmount { amount currencyCode } }
      discountAllocations { targetType discountedAmount { amount currencyCode } }
    }
    pageInfo { hasNextPage }
  }
}
`

/** What every cart mutation answers; the field itself is null when the store failed without saying why. */
export type CartPayload = {
  readonly cart: CartFieldsFragment | null
  readonly userErrors: readonly {
    readonly code: string | null
    readonly field: readonly string[] | null
    readonly message: string
  }[]
  readonly warnings: readonly {
    readonly code: string
    readonly message: string
    readonly target: string
  }[]
}

export type CartChanged = {
  readonly type: 'changed'
  readonly cart: StoreCart
  readonly warnings: readonly CartWarning[]
}

/** `reason` is the provider's code, such as INVALID; `field` is where in the input, outermost first. */
export type CartRefusal = Refusal & { readonly field: readonly string[] }

export type CartOutcome = CartChanged | CartRefusal

/**
 * @param mutation its name, for the message
 * @throws StorefrontFault when there is neither a cart nor a reason (specification section 8, Provider rejection)
 */
export function readCartPayload(
  payload: CartPayload | null | undefined,
  mutation: string,
): CartOutcome {
  const [refused] = payload ? checkList(payload.userErrors, `${mutation}.userErrors`) : []
  if (refused !== undefined) {
    const { code, field, message } = refused
    return {
      type: 'refused',
      reason: code ?? 'UNKNOWN',
      field: field ?? [],
      message: checkText(message, `${mutation}.userErrors.message`),
    }
  }
  if (!payload?.cart) {
    throw new StorefrontFault('graphql', `The ${mutation} mutation failed due to an unknown error.`)
  }
  return {
    type: 'changed',
    cart: readStoreCart(payload.cart),
    warnings: checkList(payload.warnings, `${mutation}.warnings`),
  }
}

/** @throws StorefrontFault of kind `shape` */
export function readStoreCart(node: CartFieldsFragment): StoreCart {
  const { cost } = checkObject(node, 'cart')
  const lines = checkNodes(node.lines, 'cart.lines')
  const total = checkMoney(checkObject(cost, 'cart.cost').totalAmount, 'cart.cost.totalAmount')
  return {
    id: checkText(node.id, 'cart.id'),
    checkoutUrl: checkText(node.checkoutUrl, 'cart.checkoutUrl'),
    note: node.note ?? '',
    attributes: checkList(node.attributes, 'cart.attributes').map(({ key, value }) => ({
      key,
      value: value ?? '',
    })),
    email: checkObject(node.buyerIdentity, 'cart.buyerIdentity').email ?? null,
    lines: lines.map(readStoreCartLine),
    discountCodes: checkList(node.discountCodes, 'cart.discountCodes').map((each) => ({
      code: checkText(each.code, 'cart.discountCodes.code'),
      applicable: checkFlag(each.applicable, 'cart.discountCodes.applicable'),
    })),
    discounted: [node, ...lines]
      .flatMap((holder) => checkList(holder.discountAllocations, 'cart.discountAllocations'))
      .filter((allocation) => allocation.targetType === 'LINE_ITEM')
      .map((allocation) => checkMoney(allocation.discountedAmount, 'cart.discountAllocations'))
      .reduce<Money>(addMoney, { ...total, minor: 0 }),
    subtotal: checkMoney(cost.subtotalAmount, 'cart.cost.subtotalAmount'),
    total,
  }
}

function readStoreCartLine(node: CartFieldsFragment['lines']['nodes'][number]): StoreCartLine {
  const { id, quantity, merchandise, cost } = checkObject(node, 'line')
  checkObject(merchandise, 'line.merchandise')
  return {
    id: checkText(id, 'line.id'),
    variantId: checkText(merchandise.id, 'line.merchandise.id'),
    title: checkText(checkObject(merchandise.product, 'line.product').title, 'line.product.title'),
    variantTitle: checkText(merchandise.title, 'line.merchandise.title'),
    quantity: checkCount(quantity, 'line.quantity'),
    total: checkMoney(checkObject(cost, 'line.cost').totalAmount, 'line.cost.totalAmount'),
  }
}
