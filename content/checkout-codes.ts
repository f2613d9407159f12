/** Words of the coupon and referral boxes (specification section 2, Checkout; section 8). */
export const codeBoxes = {
  /** The toggle's text when a code is applied. */
  another: 'Another code?',
  giftCard: 'Got a gift card? Use it on the next page, where you pay.',
  coupon: {
    label: 'Coupon code',
    /** After the code, which a tap applies. */
    hint: 'takes 10% off your first order.',
    apply: 'Apply',
    busy: 'Validating...',
    applied: 'Applied',
    remove: (code: string) => `Remove coupon code ${code}`,
    /** When it was typed into the box for referral codes. */
    moved: (code: string) => `${code} is a coupon code, so we applied it as your coupon.`,
    /** The same, when the order has a coupon. */
    taken: (code: string, present: string) =>
      `${code} is a coupon code. To use it, first remove your coupon ${present}.`,
    toasts: {
      applied: 'Coupon applied!',
      removed: 'Coupon removed',
      invalid: 'Invalid coupon code',
      failed: 'Failed to validate coupon code. Please try again.',
    },
  },
  referral: {
    label: 'Referral code',
    hint: (amount: string) => `A friend’s code takes ${amount} off.`,
    apply: 'Apply',
    busy: 'Validating...',
    applied: 'Applied',
    remove: (code: string) => `Remove referral code ${code}`,
    toast: 'Referral code applied!',
    /** What it takes off. */
    off: (amount: string) => `${amount} off this order.`,
    /** When it was typed into the box for coupons. */
    moved: (code: string, amount: string) =>
      `${code} is a referral code, so we applied it as one: ${amount} off this order.`,
    /** The same, when the order has a referral code. */
    taken: (code: string, present: string) =>
      `${code} is a referral code. To use it, first remove ${present}.`,
    own: 'This is your own code. Pass it on to a friend instead.',
    invalid: 'A referral code starts with PG and has at least 8 characters.',
  },
} as const
