/**
 * Beside each form, what is collected and why (Digital Personal Data Protection Act, 2023, section 5). The link to the
 * privacy policy follows.
 */
export const notices = {
  contact: 'We use your name, phone, email and message to answer you.',
  newsletter: 'We use your email address to send you news of our games, until you unsubscribe.',
  wish: 'We use your email address to confirm your wish, to tell you once when this is back, and for nothing else. Each email has a link to cancel it.',
  review: 'Your name and review stay in this browser; nobody else sees them.',
  sentReview:
    'Your name, review and pictures are shown with the game. We use your email to check that you bought it, and never show it.',
  checkout: 'We use what you type here to deliver your order and to reach you about it.',
  signup: 'Your name and email stay in this browser. We don’t keep your password anywhere.',
  login: 'What you type here is neither saved nor sent.',
  forgotPassword: 'We use your email address to help you back into your account.',
  pin: 'Your PIN code stays in this browser, to show you the delivery day.',
  /** Beside a form that nothing answers without script. */
  needsScript: 'This form needs JavaScript.',
  privacy: 'Privacy policy',
} as const
