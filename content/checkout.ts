/** Texts of the checkout page (specification section 2, Checkout; section 8). */
export const checkout = {
  title: 'Checkout',
  eyebrow: 'Two steps to game night',
  back: 'Back to Cart',
  opening: 'Opening your cart',
  fields: {
    zipCode: { label: 'PIN code' },
    city: { label: 'City' },
    state: { label: 'State' },
    address: { label: 'Address', hint: 'Flat or house number, street, area, landmark' },
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email' },
    phone: { label: 'Phone', hint: '10-digit mobile number, for the courier' },
  },
  /** The state that the PIN code suggests. */
  likelyState: (state: string) => `Going by the PIN code: ${state}`,
  delivery: {
    title: 'Where it goes',
    text: 'We deliver all over India. What you type stays if you reload.',
    /** Where the browser refuses to store it. */
    unsavedText:
      'We deliver all over India. Your browser isn’t saving what you type: it is gone if you reload.',
    /** Beside the PIN code. */
    pin: 'Fills in city and state',
    filled: 'City and state filled in',
    /** On two lines: the days are all that fits beside the PIN code on a phone. */
    arrives: (days: string) => `Arrives\n${days}`,
    missing: (names: readonly string[]) => `Please add your ${names.join(' and ')}`,
  },
  payment: {
    title: 'How you pay',
    label: 'Payment method',
    options: [
      { value: 'card', title: 'Card', text: 'Credit or debit card, through our payment provider' },
      { value: 'upi', title: 'UPI', text: 'Google Pay, PhonePe, Paytm, BHIM or any other app' },
      { value: 'cod', title: 'Cash on Delivery', text: 'Pay at your door. No extra charge' },
    ],
    /** Beside cash on delivery, for orders up to its limit and above it. */
    cashUpTo: (amount: string) => `Pay at your door, up to ${amount}. No extra charge`,
    cashOnlyUpTo: (amount: string, pinCode: string | null) =>
      `Only up to ${amount}${pinCode ? ` at ${pinCode}` : ''}. Please pay this order by card or UPI.`,
    noCash: 'Not available in this shop.',
    noCashAt: (pinCode: string) => `Not available at ${pinCode}. Please pay by card or UPI.`,
  },
  submit: {
    idle: 'Continue to Payment',
    busy: 'Processing...',
  },
  invalid: {
    title: 'Please check your information',
    description: 'Some fields need to be corrected.',
    tone: 'destructive',
  },
  failed: {
    title: 'Checkout failed',
    description: 'Please try again or contact support.',
    tone: 'destructive',
  },
  refused: 'You can change quantities in your cart.',
  summary: {
    title: 'Order summary',
    total: 'Total',
  },
} as const

/** For browsers without script, where the cart cannot be read. */
export const withoutScript = {
  title: 'This page needs JavaScript',
  text: 'Your cart lives in your browser, and we need JavaScript to read it. Buy Now on a game’s page works without: it takes you straight to the secure checkout.',
  button: 'See all games',
} as const
