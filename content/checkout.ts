import { brand } from '#merchant/brand.ts'
import { claims } from '#merchant/claims.ts'

/** Words of the checkout page's form and summary (specification section 2, Checkout; section 8). */
export const checkout = {
  delivery: {
    title: 'Where it goes',
    text: `We deliver all over India, free. What you type survives a reload.`,
  },
  payment: {
    title: 'How you pay',
    label: 'Payment method',
    options: [
      { value: 'card', title: 'Card', text: 'Credit or debit card, through our payment provider' },
      { value: 'upi', title: 'UPI', text: 'Any UPI app, through our payment provider' },
      { value: 'cod', title: 'Cash on Delivery', text: 'Pay at your door. No extra charge' },
    ],
  },
  submit: {
    idle: 'Continue to Payment',
    busy: 'Processing...',
    note: 'You see everything once more and pay on our provider’s secure page. No card number is ever typed here.',
  },
  invalid: {
    title: 'Please check your information',
    description: 'Some fields need to be corrected.',
    tone: 'destructive',
  },
  refused: 'You can change quantities in your cart.',
  summary: {
    title: 'Order summary',
    codes: 'Codes go in here.',
    /** On the folded summary, when a price or the stock is different now. */
    news: 'Something changed.',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    referral: 'Referral',
    total: 'Total',
    gst: 'Prices include GST.',
    soldOut: 'Sold out, so it is not part of the total.',
    /** In place of the amount of a coupon that could not be worked out. */
    later: 'worked out at payment',
    trouble: {
      unreachable: 'The store cannot be reached. These are the prices you last saw.',
      failed: 'The prices could not be checked. These are the prices you last saw.',
    },
  },
  coupon: {
    label: 'Coupon code',
    hint: `${claims.welcomeCode} takes ${claims.welcomeOffer}.`,
    apply: 'Apply',
    busy: 'Validating...',
    applied: 'Applied',
    toasts: {
      applied: 'Coupon applied!',
      removed: 'Coupon removed',
      invalid: 'Invalid coupon code',
      failed: 'Failed to validate coupon code. Please try again.',
    },
  },
  referral: {
    label: 'Referral code',
    hint: 'A friend’s code takes ₹100 off.',
    apply: 'Apply',
    applied: 'Applied',
    toast: 'Referral code applied!',
    own: 'This is your own code. Pass it on to a friend instead.',
    invalid: 'A referral code starts with PG and has at least 8 characters.',
  },
  share: {
    title: 'Your own code',
    text: '₹100 off for a friend.',
    button: 'Share link',
    /** What is sent along with the link. */
    message: `₹100 off your first game night from ${brand.name}:`,
    copied: 'Link copied',
    copiedText: 'Paste it into any chat.',
    failed: 'The link could not be copied',
  },
  trust: {
    secure: { title: 'Secure payment', text: 'Encrypted, on our payment provider’s page' },
    delivery: {
      title: `Delivery in ${claims.standardDelivery}`,
      text: `Packed and handed over in ${claims.dispatch}`,
    },
  },
  changes: {
    title: 'Something changed',
    lead: 'Before you go on, please look at what is different now.',
    soldOut: 'Sold out. We take it out of your order.',
    total: 'Your total now',
    confirm: 'Continue to Payment',
    confirmEmpty: 'Take them out',
    back: 'Back to checkout',
  },
} as const
