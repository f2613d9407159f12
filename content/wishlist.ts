/** The words of the wishlist page. */
export const wishlist = {
  title: 'My Wishlist',
  eyebrow: 'Saved for game night',
  empty: {
    title: 'Your wishlist is empty',
    text: 'Tap the heart on any game and it waits for you here.',
    /** Specification section 2, Wishlist. */
    button: 'Start Shopping',
  },
  shared: {
    title: 'A Shared Wishlist',
    eyebrow: 'Somebody has taste',
    text: 'These games were picked out and sent to you. Save them, or take them straight home.',
    emptyTitle: 'Nothing left on this list',
    emptyText: 'The games on it are no longer sold. The rest of the gully is open, though.',
  },
  /** Shown when the store could not be asked. */
  unchecked: 'We could not reach the shop just now, so prices are as you last saw them.',
  sharing: {
    /** Goes along with the link where the browser shares by itself. */
    text: 'My Party Gully wishlist',
    copied: { title: 'Link copied!', description: 'Send it to whoever is buying.' },
    byHand: 'Copy this link',
  },
  cleared: 'Wishlist cleared',
} as const
