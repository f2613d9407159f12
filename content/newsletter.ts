/** The newsletter where mail can be sent: its form on the home page, and the pages behind it. */
export const newsletterForm = {
  action: 'Newsletter',
  text: 'One letter a month: new games and house rules.',
  textWithCode: 'One letter a month: new games, house rules, and 10% off to begin with.',
  /** What the subscriber agrees to; stored in the words that were shown. */
  consent:
    'We keep your address to send you letters, and for nothing else. They start once you say yes in an email from us, and each has a link to stop them.',
  privacy: 'How we handle personal data',
} as const

export const subscriptionPage = {
  home: 'Back to the shop',
  sent: {
    title: 'One more step',
    text: (email: string) =>
      `A link is on its way to ${email}, unless it already gets our letters. Open it to confirm; until then, we’ll send nothing else.`,
  },
  invalid: { title: 'We can’t use this address' },
  failed: { title: 'That didn’t work', text: 'Please try again in a moment.' },
  confirm: {
    title: 'Do you want our letters?',
    text: 'One letter a month: new games and house rules. Each has a link to stop them.',
    button: 'Yes, send me letters',
  },
  confirmed: { title: 'Welcome to the party!', text: 'Your welcome letter is on its way.' },
  unsubscribe: {
    title: 'No more letters?',
    text: 'You won’t hear about new games and house rules any more.',
    button: 'Stop the letters',
  },
  unsubscribed: {
    title: 'No more letters',
    text: 'We won’t send you any more letters. All the best!',
  },
  unknown: {
    title: 'This link doesn’t work',
    text: 'It is incomplete, or you’ve already stopped the letters. You can join again on the home page.',
  },
} as const
