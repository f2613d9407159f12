/** Links that fill the cart or bring a code, and URLs that could not be looked up. */
export const cartLink = {
  title: 'These games go into your cart',
  text: 'Without script you can check out with them here.',
  emptyTitle: 'Your cart',
  emptyText: 'Your cart is kept by your browser, and only script can open it.',
  goneTitle: 'These games are not sold any more',
  goneText: 'The link you followed names games that this shop does not have.',
  gone: (count: number) =>
    count === 1
      ? 'One game of this link is not sold any more.'
      : `${count} games of this link are not sold any more.`,
  soldOutTitle: 'Sold out just now',
  soldOutText: 'Nothing went into your cart: what this link is for is sold out.',
  soldOut: 'Out of Stock',
  /** A toast on the page with the cart, when not all games of a link could be added. */
  leftOut: {
    title: 'Left out of your cart',
    soldOut: (titles: readonly string[]) =>
      titles.length === 1
        ? `${titles[0]} is out of stock.`
        : `${titles.length} games of this link are out of stock.`,
  },
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  total: 'Together',
  codeNote: (code: string) => `Code ${code} comes along.`,
  checkout: 'Checkout',
  games: 'See all games',
} as const

export const discountLink = {
  title: (code: string) => `Code ${code}`,
  text: 'It is kept for your checkout. Without script, type it in at the checkout.',
  onward: 'Go on to the shop',
  /** A toast on the page that the link leads to. */
  news: (code: string) => ({
    title: `Code ${code} is kept`,
    description: 'Your cart and the checkout show what it takes off.',
  }),
} as const

/** URLs that could not be looked up, because the store did not respond or redirects in a loop. */
export const addressNotices = {
  title: 'This address cannot be looked up now',
  text: 'Our store does not answer just now. Please try again in a minute.',
  checkoutTitle: 'This checkout cannot be opened',
  checkoutText:
    'It belongs to our store, which sent you back here. Your games are still in your cart: please start the checkout from there.',
  home: 'Return to Home',
} as const
