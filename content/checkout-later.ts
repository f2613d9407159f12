/** Texts of the checkout page's parts that load later. */
export const checkoutLater = {
  /** Above a form with errors, in the words of the hosted checkout. */
  wrong: {
    count: (count: number) =>
      count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
    /** The way to pay is a choice, not a field. */
    payment: 'How you pay needs your attention',
  },
  /** After the form. */
  next: 'Next, check everything once more and pay on our provider’s secure page. You never type a card number here.',
} as const
