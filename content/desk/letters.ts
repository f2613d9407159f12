/** The shop's mail, as the desk shows it. */
export const deskLetters = {
  title: 'Letters',
  lead: 'What the shop writes: receipts, answers, orders, parcels. Kept for three months.',
  /** The lead on the demonstration shop with simulated figures. */
  demonstration:
    'This demonstration writes no letters, because its orders are not real. To see some, start it with FIGURES=measured and place an order.',
  /** Shown when SMTP_URL is not set. */
  unsent:
    'No mail goes out, because the setting SMTP_URL is missing. These letters show what would. Once it is set, letters older than a day no longer go out.',
  states: { waiting: 'Waiting', sending: 'Waiting', sent: 'Sent', failed: 'Failed' },
  state: 'State',
  choices: { all: 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  none: 'No letter here.',
  kinds: {
    receipt: 'Receipt',
    notice: 'Notice to you',
    answer: 'Answer',
    confirmation: 'Newsletter: please confirm',
    welcome: 'Newsletter: welcome',
    order: 'Order',
    dispatch: 'Parcel',
    cancellation: 'Order cancelled',
    wish: 'Wish kept',
    'back-in-stock': 'Back in stock',
    'hidden-review': 'Review hidden',
  },
  to: 'To',
  written: 'Written',
  sent: 'Sent',
  tries: 'Tries',
  next: 'Next try',
  about: 'About',
  failure: 'Last error',
  text: 'What it says',
  again: 'Try again',
  againLead: 'The shop then tries for another day.',
  queued: 'The letter is waiting again, and goes out in a moment.',
  unqueued: 'This letter did not fail, so there is nothing to try again.',
} as const
