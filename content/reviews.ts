import { groupDigits } from '#commerce/model/group-digits.ts'

/** Texts of the reviews widget. */
export const reviews = {
  title: 'What players say',
  write: 'Write a Review',
  cancel: 'Cancel Review',
  submit: 'Submit Review',
  count: (count: number) => `${groupDigits(count)} ${count === 1 ? 'review' : 'reviews'}`,
  form: (title: string) => `Your review of ${title}`,
  fields: { rating: 'Your rating', name: 'Your name', text: 'Your review' },
  helpful: (count: number) => `Helpful (${count})`,
  /** Read out after the button of a review. */
  reviewBy: (name: string) => `: review by ${name}`,
  none: 'Reviews written in this browser show up here.',
  hint: 'Your review is kept in this browser.',
  /** Specification section 5, Review submit. */
  incomplete: 'Error: Please fill in all required fields.',
  thanks: { title: 'Thank you for your review!', description: 'It stands at the top of the list.' },
} as const
