/** What the store charges to deliver within India, as it answered. */
export type DeliveryFees =
  | { readonly kind: 'free' }
  /** Free from this subtotal on, in whole rupees. */
  | { readonly kind: 'freeAbove'; readonly rupees: number }
  | { readonly kind: 'charged' }
