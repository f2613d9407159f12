/**
 * The shop's claims, word for word from the specification. Where two claims disagree, both are kept as
 * specified and a comment tells the merchant (decisions, choice 4).
 */
export const claims = {
  /** Section 9. Disagrees with `freeShippingThreshold`. */
  freeShipping: 'Free shipping across India',
  /** Product page trust strip. Disagrees with `freeShipping`, which has no minimum order. */
  freeShippingThreshold: 'on orders above ₹499',
  /** Section 1. Disagrees with `trustedBy`. */
  happyCustomers: '10,000+ happy customers',
  /** Benefits strip of the home page. Disagrees with `happyCustomers`. */
  trustedBy: 'Trusted by 5000+',
  genZ: 'GenZ party vibe',
  madeInIndia: 'Made in India',
  /** Trust strip and exit dialog. Disagrees with `returnsInDays`. */
  easyReturns: '30-day policy',
  /** Shipping tab, Our Promise and the FAQ. Disagrees with `easyReturns`. */
  returnsInDays: '7-Day Return',
  /** Shipping tab. The policies say metro 2-4 and other places 4-7 working days, one FAQ 3-7. */
  standardDelivery: '3-5 business days',
  expressDelivery: '1-2 business days',
  dispatch: '1-2 business days',
  cashOnDelivery: 'Cash on Delivery',
  /** Exit-intent dialog. */
  exitCode: 'SAVE10',
  welcomeCode: 'WELCOME10',
  welcomeOffer: '10% off your first order',
} as const
