/** Links that fill the cart or bring a code, and URLs that could not be looked up. */
export const cartLink = {
  title: 'Games for your cart',
  text: 'No JavaScript? You can check out with them right here.',
  emptyTitle: 'Your cart',
  emptyText: 'Your cart lives in your browser. Turn on JavaScript to open it.',
  goneTitle: 'We no longer sell these games',
  goneText: 'The link you followed leads to games that we don’t have.',
  gone: (count: number) =>
    count === 1
      ? 'One game on this link is no longer sold.'
      : `${count} games on this link are no longer sold.`,
  soldOutTitle: 'Sold out for now',
  soldOutText: 'Everything on this link is sold out, so your cart is as it was.',
  soldOut: 'Out of Stock',
  /** A toast on the page with the cart, when not all games of a link could be added. */
  leftOut: {
    title: 'Left out of your cart',
    soldOut: (titles: readonly string[]) =>
      titles.length === 1
        ? `${titles[0]} is out of stock.`
        : `${titles.length} games on this link are out of stock.`,
  },
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  total: 'Total',
  codeNote: (code: string) => `Code ${code} comes with you.`,
  checkout: 'Checkout',
  games: 'See all games',
} as const

export const discountLink = {
  title: (code: string) => `Code ${code}`,
  text: 'We’ve saved it for your checkout. If JavaScript is off, type it in there.',
  onward: 'Continue to the shop',
  /** A toast on the page that the link leads to. */
  news: (code: string) => ({
    title: `Code ${code} is saved`,
    description: 'Your cart and the checkout show what you save.',
  }),
} as const

/** URLs that could not be looked up, because the store did not respond or redirects in a loop. */
export const addressNotices = {
  title: 'We can’t open this link right now',
  text: 'Our store isn’t answering. Please try again in a minute.',
  checkoutTitle: 'We can’t open this checkout',
  checkoutText:
    'Our store sent you back here. Your games are still in your cart: please start the checkout from there.',
  home: 'Return to Home',
} as const
