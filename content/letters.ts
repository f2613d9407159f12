export const letterFrame = {
  orOpen: 'Or open this link:',
  unsubscribe: 'Unsubscribe',
} as const

export const receiptLetter = {
  subject: (ticket: string) => `We’ve got your message (${ticket})`,
  title: 'We’ve got your message',
  hello: (name: string) => `Hello ${name},`,
  ticket: 'your message has arrived, and a person will read it. Your ticket number is:',
  hours: (hours: string) => `We’re here ${hours}. Reply to this email to add anything.`,
  /** The Consumer Protection (E-Commerce) Rules, 2020, rule 4(5). */
  grievance:
    'Your complaint is with our grievance officer, who will resolve it within one month of its arrival.',
  reason: 'You’re getting this email because somebody gave this address in our contact form.',
} as const

export const noticeLetter = {
  subject: { query: 'New message', grievance: 'New complaint' },
  subjectOf: (kind: string, ticket: string, name: string) => `${kind} ${ticket} from ${name}`,
  grievance: 'A complaint has to be acknowledged within 48 hours, and resolved within a month.',
  fields: { name: 'Name', email: 'Email', phone: 'Phone' },
  reason:
    'Reply to this email and your answer goes to the sender. The message is at your desk, too.',
} as const

export const answerLetter = {
  subject: (ticket: string) => `Our answer to your message (${ticket})`,
  title: 'Our answer',
  wrote: 'You wrote:',
  more: 'Anything else? Just reply to this email.',
  reason: (ticket: string) => `You’re getting this email because you wrote to us: ${ticket}.`,
} as const

/** Why a review is not shown (IS 19000:2022). */
export const hiddenReviewLetter = {
  subject: 'About your review',
  title: 'Why we’re not showing your review',
  hello: (name: string) => `Hello ${name},`,
  text: (stars: number, day: string) =>
    `thank you for your review of ${day}, with ${stars} of 5 stars. We’re not showing it, for this reason:`,
  reasons: {
    abusive: 'It is abusive or hateful.',
    advertising: 'It advertises something.',
    unlawful: 'It is against the law.',
    'personal-data': 'It shares somebody’s private details.',
    'not-about-the-product': 'It is not about the product.',
    'not-genuine': 'We believe it is not genuine: paid for, or by somebody at the shop.',
    'withdrawn-by-its-author': 'You took it back.',
  },
  ask: 'The number of stars never matters. Have we got it wrong? Reply to this email and a person will look again.',
  reason: 'You’re getting this email because somebody gave this address with a review in our shop.',
} as const

export const confirmationLetter = {
  subject: 'Please confirm that you’d like our letters',
  title: 'One tap, and you are in',
  text: 'Somebody (we think it was you) asked for our letters at this address. They start once you say yes:',
  button: 'Yes, send me letters',
  reason: 'Not you? Do nothing and no letters will come.',
} as const

export const welcomeLetter = {
  subject: 'Welcome to the party!',
  title: 'Welcome to the party!',
  text: 'From now on you’ll hear from us about new games and house rules: one letter a month.',
  code: 'And here’s 10% off your first order. Enter this code at the checkout:',
  button: 'See all games',
  reason: 'You’re getting this letter because you confirmed that you’d like our letters.',
} as const

export const orderLetter = {
  subject: (order: string) => `Your order ${order}`,
  title: 'Thank you for your order',
  hello: (name: string) => `Hello ${name},`,
  text: (order: string) => `we’ve got your order ${order}, and we’ll write again when it leaves.`,
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  total: 'Total',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  giftCards: 'Gift cards',
  cash: (amount: string) => `Please have ${amount} ready for the courier.`,
  address: 'We’ll send it to:',
  button: 'See your order',
  reason: 'You’re getting this email because you ordered from us.',
} as const

export const dispatchLetter = {
  subject: (order: string) => `Your order ${order} is on its way`,
  title: 'On its way to you',
  text: (order: string) => `We’ve sent your order ${order}.`,
  correctedSubject: (order: string) => `Your order ${order}: where to track it`,
  corrected: (order: string) =>
    `We gave you wrong details for the parcel of your order ${order}. Here are the right ones:`,
  carrier: 'Carrier',
  tracking: 'Tracking number',
  follow: 'Track your parcel',
  review: 'Once you’ve played: how was it? Tell others, no account needed:',
} as const

export const cancelLetter = {
  subject: (order: string) => `Your order ${order} is cancelled`,
  title: 'Your order is cancelled',
  text: (order: string) => `Your order ${order} is cancelled and won’t be delivered.`,
  owed: (amount: string) => `We’ll refund ${amount}, the way you paid.`,
  card: (amount: string, lastFour: string) =>
    `${amount} is back on your gift card ending ${lastFour}.`,
  nothingOwed: 'There’s nothing left for you to pay, and nothing that we owe you.',
  nothingElse: 'There’s nothing left for you to pay, and nothing else that we owe you.',
  ask: 'Is this a surprise? Reply to this email and a person will explain.',
} as const

export const wishLetter = {
  subject: (title: string) => `We’ll let you know: ${title}`,
  title: 'We’ll let you know',
  text: (title: string) =>
    `You asked us to write to this address when ${title} is back in stock. We’ll send one email then, and nothing before.`,
  mind: 'Changed your mind, or wasn’t it you? One tap and we’ll forget it:',
  withdraw: 'Cancel my wish',
  reason: 'You’re getting this email because somebody gave this address on the game’s page.',
} as const

export const backInStockLetter = {
  subject: (title: string) => `Back in stock: ${title}`,
  title: (title: string) => `${title} is back`,
  text: 'You asked us to tell you when it’s back in stock. It is, while stocks last.',
  button: 'See the game',
  kept: 'We keep your wish as proof that you asked for this email, until you delete it:',
  withdraw: 'Delete my wish',
  reason: 'You’re getting this one email because you asked for it on the game’s page.',
} as const
