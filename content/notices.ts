/**
 * Beside each form, what is collected and why (Digital Personal Data Protection Act, 2023, section 5). The link to the
 * privacy policy follows.
 */
export const notices = {
  contact: 'We use your name, phone, e-mail and message to answer you.',
  newsletter: 'We use your e-mail address to send you news of our games, until you leave.',
  wish: 'We use your e-mail address to confirm your wish, to tell you once when this is back, and for nothing else. Each letter has a link to take it back.',
  review: 'Your name and review are shown with the game.',
  sentReview:
    'Your name, review and pictures are shown with the game. We use your email to know that you bought it, and keep it for ourselves.',
  checkout: 'We use what you type here to deliver your order and to reach you about it.',
  signup: 'Your name and e-mail stay in this browser. Your password is kept nowhere.',
  login: 'What you type here is neither kept nor sent.',
  forgotPassword: 'We use your e-mail address to help you in again.',
  pin: 'Your PIN code stays in this browser, to tell the day of delivery.',
  privacy: 'Privacy policy',
} as const
