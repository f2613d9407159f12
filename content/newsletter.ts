/** The newsletter where mail can be sent: its form on the home page, and the pages behind it. */
export const newsletterForm = {
  action: 'Newsletter',
  text: 'One letter a month: new games and house rules.',
  textWithCode: 'One letter a month: new games, house rules, and 10% off to begin with.',
  /** What the subscriber agrees to; stored in the words that were shown. */
  consent:
    'We keep your address to send you letters, and for nothing else. They begin once you say yes in a mail that we send you, and each has a link to end them.',
  privacy: 'How we handle personal data',
} as const

export const subscriptionPage = {
  home: 'Back to the shop',
  sent: {
    title: 'One more step',
    text: (email: string) =>
      `A link is on its way to ${email}, unless it gets our letters already. Open it to confirm; until then we send nothing else.`,
  },
  invalid: { title: 'This address cannot be used' },
  failed: { title: 'That did not work', text: 'Please try again in a moment.' },
  confirm: {
    title: 'Do you want our letters?',
    text: 'A letter a month: new games and house rules. Each has a link to end them.',
    button: 'Yes, send me letters',
  },
  confirmed: { title: 'Welcome to the party!', text: 'A letter of welcome is on its way to you.' },
  unsubscribe: {
    title: 'No more letters?',
    text: 'You will not hear of new games and house rules any more.',
    button: 'End the letters',
  },
  unsubscribed: { title: 'No more letters', text: 'We send you no more letters. All the best!' },
  unknown: {
    title: 'This link leads nowhere',
    text: 'It is incomplete, or its letters have ended already. You can join again on the home page.',
  },
} as const
