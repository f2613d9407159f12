import { brand } from '#merchant/brand.ts'

/** Texts of the shopper's referral code (decision 10, choice 8). */
export const referralShare = {
  title: 'Your own code',
  /** Until the browser has created the code. */
  pending: 'PG…',
  text: (amount: string) => `${amount} off for a friend.`,
  button: 'Share link',
  /** Sent with the link. */
  message: (amount: string) => `${amount} off your first game night from ${brand.name}:`,
  copied: 'Paste it into any chat.',
} as const
