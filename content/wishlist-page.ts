import { brand } from '#merchant/brand.ts'

/** Texts of the wishlist page, the shopper's own and a shared one. */
export const wishlistPage = {
  title: 'My Wishlist',
  eyebrow: 'Saved for game night',
  empty: {
    title: 'Your wishlist is empty',
    text: 'Tap the heart on any game and it waits for you here.',
    /** Specification section 2, Wishlist. */
    button: 'Start Shopping',
  },
  /** Above a few games, below an empty wishlist. */
  firstGames: 'Games to begin with',
  /** Above a few games, below a wishlist of less than a row. */
  moreGames: 'More games to try',
  shared: {
    title: 'A Shared Wishlist',
    eyebrow: 'Somebody has taste',
    text: 'These games were picked out and sent to you. Save them, or take them straight home.',
    saveAll: 'Save all',
    allSaved: 'All saved',
    emptyTitle: 'Nothing left on this list',
    emptyText: 'The games on it are no longer sold. The rest of the shop is open, though.',
  },
  /** Shown where the browser refuses to store the list. */
  unsaved:
    'Your browser isn’t saving changes to this list: they are gone once you close or reload the page.',
  /** Shown when the store did not respond. */
  unchecked: 'We couldn’t reach the shop just now, so prices are as you last saw them.',
  sharing: {
    /** Sent with the link by the share sheet. */
    text: `My ${brand.name} wishlist`,
    copied: 'Send it to whoever is buying.',
  },
  cleared: 'Wishlist cleared',
  undo: 'Undo',
  addAll: 'Add all to cart',
  share: 'Share',
  clear: 'Clear',
  remove: 'Remove',
  /** After the title of the game. */
  gone: 'is no longer sold.',
  retry: 'Try Again',
  loading: 'Loading your games...',
} as const
