/** The form of those who want to be told when a product is back. The notice beside it says what they agree to. */
export const wishForm = {
  /** In the log, when a wish could not be stored. */
  action: 'Keep wish',
  title: 'Tell me when it’s back',
  label: 'Email address',
  placeholder: 'you@example.com',
  button: 'Tell me',
  busy: 'Sending...',
  unsent:
    'Your wish hasn’t reached us yet. It’s saved in this browser, and we’ll send it once you’re back here and online.',
} as const

/** Responses to a wish. */
export const wishAnswers = {
  stored: {
    title: 'We’ll let you know',
    text: (game: string) =>
      `We’ll email you once, when ${game} is back in stock. A link to cancel your wish is on its way.`,
  },
  available: {
    title: 'It’s already back',
    text: (game: string) => `${game} is in stock right now, so we kept nothing.`,
  },
  tooMany: {
    title: 'That is a long list',
    text: 'This address is already waiting for twenty games. Write to us and a person will help.',
  },
  unknown: {
    title: 'We can’t find this game',
    text: 'It may have left the shop. We kept nothing.',
  },
  back: 'Back to the game',
} as const

/** The page behind the link in letters about a wish. */
export const withdrawPage = {
  question: {
    title: 'Forget your wish?',
    text: 'We’ll delete it with your address and write no more about this game.',
    button: 'Yes, forget it',
  },
  done: {
    title: 'All forgotten',
    text: 'Your wish is deleted with your address, and we won’t write about this game again.',
  },
  gone: {
    title: 'There’s no wish here any more',
    text: 'It’s already deleted, or this link is incomplete. If so, open it from our email again.',
  },
} as const
