/** The form of those who want to be told when a product is back. The notice beside it says what they agree to. */
export const wishForm = {
  /** In the log, when a wish could not be stored. */
  action: 'Keep wish',
  title: 'Tell me when it is back',
  label: 'E-mail address',
  placeholder: 'you@example.com',
  button: 'Tell me',
  busy: 'Sending...',
  unsent:
    'Your wish has not reached us: it is kept in this browser, and sent by itself once you are back here with a network.',
} as const

/** Responses to a wish. */
export const wishAnswers = {
  kept: {
    title: 'We will tell you',
    text: (game: string) =>
      `One e-mail comes when ${game} can be had again. A link to take your wish back is on its way.`,
  },
  available: {
    title: 'It is back already',
    text: (game: string) => `${game} can be had right now, so nothing was kept.`,
  },
  tooMany: {
    title: 'That is a long list',
    text: 'This address waits for twenty games already. Write to us, and a person will help.',
  },
  unknown: {
    title: 'We do not know this game',
    text: 'It may have left the shop. Nothing was kept.',
  },
  back: 'Back to the game',
  home: 'Back to the shop',
} as const

/** The page behind the link in letters about a wish. */
export const withdrawPage = {
  question: {
    title: 'Forget your wish?',
    text: 'We delete it with your address, and write nothing more about this game.',
    button: 'Yes, forget it',
  },
  done: {
    title: 'It is forgotten',
    text: 'Your wish is deleted with your address, and we write nothing more about this game.',
  },
  gone: {
    title: 'No wish is left here',
    text: 'It was deleted already, or this link is incomplete: then open it from our letter again.',
  },
} as const
