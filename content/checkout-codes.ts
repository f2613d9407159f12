/** Words of the coupon and referral boxes (specification section 2, Checkout; section 8). */
export const codeBoxes = {
  /** The toggle's text when a code is applied. */
  another: 'Another code?',
  giftCard: 'Got a gift card? Use it on the next page, where you pay.',
  coupon: {
    label: 'Coupon code',
    hint: (welcomeCode: string) => `${welcomeCode} takes 10% off your first order.`,
    apply: 'Apply',
    busy: 'Validating...',
    applied: 'Applied',
    remove: (code: string) => `Remove coupon code ${code}`,
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
    own: 'This is your own code. Pass it on to a friend instead.',
    invalid: 'A referral code starts with PG and has at least 8 characters.',
  },
} as const
