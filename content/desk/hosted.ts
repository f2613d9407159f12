/** Where a hosted store has what the local store has at the desk. */
export const deskHosted = {
  lead: 'Your store keeps this in its own admin.',
  note: 'Sign in there with your store’s account; this desk’s password doesn’t work there.',
  links: {
    orders: [
      ['orders', 'Open orders'],
      ['draft_orders', 'Open draft orders'],
      ['analytics', 'Open figures of sales'],
    ],
    stock: [
      ['products', 'Open products and prices'],
      ['products/inventory', 'Open stock'],
      ['discounts', 'Open discounts'],
    ],
  },
} as const
