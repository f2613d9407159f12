import type { DeliveryDates } from '#commerce/model/delivery-dates.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const dayOf = (date: Date) => `${weekdays[date.getUTCDay()]}\u00a0${date.getUTCDate()}`
const monthOf = (date: Date) => `${months[date.getUTCMonth()]}`

/** `Tue 1 – Thu 3 Dec`, `Mon 30 Nov – Wed 2 Dec`, `Tue 1 Dec`, with no-break spaces. */
export function daysOf({ first, last }: DeliveryDates): string {
  const end = `${dayOf(last)}\u00a0${monthOf(last)}`
  if (first.getTime() === last.getTime()) return end
  const start =
    monthOf(first) === monthOf(last) ? dayOf(first) : `${dayOf(first)}\u00a0${monthOf(first)}`
  return `${start}\u00a0–\u00a0${end}`
}

/** When a box arrives at a PIN code. */
export const deliveryDay = {
  question: 'When will it arrive?',
  ask: 'Enter your PIN code',
  label: 'PIN code',
  show: 'Show the day',
  change: 'Change',
  wrong: 'Please enter a valid 6-digit PIN code',
  /** In the checkout form, before a PIN code is entered. */
  later: 'Enter your PIN code to see the delivery day.',
  to: (pinCode: string) => `Delivery to ${pinCode}:`,
  unknown: 'we can’t name a day.',
  noCash: 'No cash on delivery there.',
  cashUpTo: (amount: string) => `Cash on delivery up to ${amount}.`,
} as const
