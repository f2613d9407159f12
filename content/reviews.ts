import { groupDigits } from '#commerce/model/group-digits.ts'

/** Texts of the reviews widget. */
export const reviews = {
  title: 'What players say',
  write: 'Write a Review',
  cancel: 'Cancel Review',
  submit: 'Submit Review',
  count: (count: number) => `${groupDigits(count)} ${count === 1 ? 'review' : 'reviews'}`,
  ratings: (count: number) => `${groupDigits(count)} ${count === 1 ? 'rating' : 'ratings'}`,
  form: (title: string) => `Your review of ${title}`,
  fields: {
    rating: 'Your rating',
    name: 'Your name',
    text: 'Your review',
    email: 'Your email',
    order: 'Order number (optional)',
    photos: 'Pictures (optional)',
  },
  helpful: (count: number) => `Helpful (${count})`,
  voteFailed: { title: 'We couldn’t count your vote', description: 'Please try again.' },
  /** For screen readers, after a review's Helpful button. */
  reviewBy: (name: string) => `: review by ${name}`,
  /** What the full-screen view of a review's pictures shows. */
  reviewOf: (name: string) => `${name}’s review`,
  /** Beside ratings without words. */
  unwritten: 'These ratings came without words.',
  /** Nothing was written here; there may be ratings without words. */
  none: 'Played already? Tell us how the night went.',
  /** Neither reviews nor ratings. */
  first: 'No reviews yet. Be the first to write one.',
  /** Specification section 5, Review submit. */
  incomplete: 'Error: Please fill in all required fields.',
  hints: {
    email: 'Never shown. One review per game from each address.',
    order: 'It lets us show that you bought the game.',
    photos: (max: number, megabytes: number) =>
      `Up to ${max}, as JPEG, PNG or WebP of at most ${megabytes} MB each. We remove details of where a picture was taken.`,
  },
  /** For a review that was sent, and is shown only once the shop has read it. */
  stored: {
    title: 'Thank you for your review!',
    text: (isVerified: boolean) =>
      `We’ll show it once we’ve read it, marked ${isVerified ? 'as from a verified buyer' : 'as not verified'}.`,
  },
  twice: {
    title: 'You’ve already reviewed this',
    text: 'We keep one review per game from each address.',
  },
  /** A picture chosen in the form. */
  chosenPhoto: (at: number) => `Your picture ${at}`,
  removePhoto: (at: number) => `Remove picture ${at}`,
  /** A picture of a published review. */
  photo: (name: string, at: number) => `Photo ${at} from ${name}’s review`,
  busy: 'Sending…',
  /** What failed, in the log. */
  action: 'Keep review',
  unsentPhotos: 'Keep this page open to send your pictures with it.',
  unsent:
    'You’re offline. Your review is saved in this browser, and we’ll send it when you’re back.',
  unknown: 'We can’t find this game to review.',
  ofGame: 'Your review',
  fromLink: 'You came by the link we sent you, so your review is shown as from a verified buyer.',
  toShop: 'Back to the shop',
  verified: 'Verified buyer',
  unverified: 'Not verified',
  answer: (brand: string) => `${brand} answers`,
  more: 'Show more reviews',
  /** For screen readers, once more are loaded. */
  shown: (count: number) => `${count} reviews are shown now.`,
  moreFailed: 'We couldn’t load more reviews. Please try again.',
  howVerified:
    'We verify a buyer by their order number with its email, or by the link we sent to it. We show good and bad reviews alike.',
  thanks: { title: 'Thank you for your review!', description: 'It’s at the top of the list.' },
} as const
