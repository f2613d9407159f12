/** Texts of a link that is shared. */
export const shareLinkWords = {
  copied: 'Link copied!',
  byHand: 'Copy this link',
} as const
