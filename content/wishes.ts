/** To be told when something sold out is back. What is agreed to is the notice beside the form. */
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

/** What becomes of a wish. */
export const wishAnswers = {
  kept: {
    title: 'We will tell you',
    text: (game: string) => `One e-mail comes when ${game} can be had again, and no other.`,
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
