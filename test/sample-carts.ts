/** Rupees in the store's format. */
export function inr(amount: string) {
  return { amount, currencyCode: 'INR' }
}

/** A line of `cartNode` as returned by the store. */
export function cartLineNode(id: string, variantId: string, quantity: number) {
  return {
    id,
    quantity,
    attributes: [],
    merchandise: {
      id: variantId,
      title: 'Default Title',
      product: { id: 'p1', title: 'Drunk Ludo' },
    },
    cost: { totalAmount: inr(`${799 * quantity}.0`) },
    discountAllocations: [],
  }
}

/** A cart as returned by the store: two of variant v1 by default. */
export function cartNode(change: object = {}) {
  return {
    id: 'gid://shopify/Cart/c1?key=k',
    checkoutUrl: '/local-store/cart/c/c1?key=k',
    note: null,
    attributes: [],
    buyerIdentity: { countryCode: 'IN', email: null, phone: null },
    delivery: { addresses: [] },
    deliveryGroups: { nodes: [], pageInfo: { hasNextPage: false } },
    discountCodes: [],
    discountAllocations: [],
    appliedGiftCards: [],
    cost: { subtotalAmount: inr('1598.0'), totalAmount: inr('1598.0') },
    lines: cartLines([cartLineNode('line-1', 'v1', 2)]),
    ...change,
  }
}

export function cartLines(nodes: readonly object[], endCursor: string | null = null) {
  return { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } }
}

/** The payload of a cart mutation that succeeds. */
export function cartPayload(change: object = {}) {
  return { cart: cartNode(change), userErrors: [], warnings: [] }
}

/** The payload of a cart mutation that is refused. */
export function cartRefusal(message: string, field: readonly string[] = []) {
  return { cart: null, userErrors: [{ code: 'INVALID', field, message }], warnings: [] }
}
