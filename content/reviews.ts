/** The words of the reviews widget. */
export const reviews = {
  title: 'What players say',
  none: 'Written reviews show up here. Yours could be the first.',
  hint: 'Your review is kept in this browser.',
  /** Specification section 5, Review submit. */
  incomplete: 'Error: Please fill in all required fields.',
  thanks: { title: 'Thank you for your review!', description: 'It stands at the top of the list.' },
} as const
