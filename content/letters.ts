/** The frame of every letter. */
export const letterFrame = {
  orOpen: 'Or open this address:',
  unsubscribe: 'No more letters',
} as const

export const receiptLetter = {
  subject: (ticket: string) => `We have your message (${ticket})`,
  title: 'We have your message',
  hello: (name: string) => `Hello ${name},`,
  ticket: 'your message has arrived, and a person will read it. Its number is:',
  hours: (hours: string) => `We are there ${hours}. Answer this letter to add something.`,
  /** The Consumer Protection (E-Commerce) Rules, 2020, rule 4(5). */
  grievance:
    'Your complaint is with our grievance officer, who resolves it within one month of its arrival.',
  reason: 'You get this letter because this address was given in our contact form.',
} as const

export const noticeLetter = {
  subject: { query: 'New message', grievance: 'New complaint' },
  subjectOf: (kind: string, ticket: string, name: string) => `${kind} ${ticket} from ${name}`,
  grievance: 'A complaint has to be acknowledged within 48 hours, and resolved within a month.',
  fields: { name: 'Name', email: 'Email', phone: 'Phone' },
  reason: 'Answer this letter, and your answer goes to who wrote. Your desk has the message, too.',
} as const

export const answerLetter = {
  subject: (ticket: string) => `Our answer to your message (${ticket})`,
  title: 'Our answer',
  wrote: 'You wrote:',
  more: 'Something left to ask? Answer this letter.',
  reason: (ticket: string) => `You get this letter because you wrote to us: ${ticket}.`,
} as const

/** Why a review is not shown (IS 19000:2022). */
export const hiddenReviewLetter = {
  subject: 'About your review',
  title: 'We do not show your review',
  hello: (name: string) => `Hello ${name},`,
  text: (stars: number, day: string) =>
    `thank you for your review of ${day}, with ${stars} of 5 stars. We do not show it, for this reason:`,
  reasons: {
    abusive: 'It abuses somebody, or is full of hate.',
    advertising: 'It advertises something.',
    unlawful: 'It is against the law.',
    'personal-data': 'It tells private things about somebody.',
    'not-about-the-product': 'It is not about the product.',
    'not-genuine': 'We take it for not genuine: bought, or by somebody of the shop.',
    'withdrawn-by-its-author': 'You took it back.',
  },
  ask: 'How many stars it gives never matters. Do we see it wrong? Answer this letter, and a person looks again.',
  reason: 'You get this letter because this address was given with a review in our shop.',
} as const

export const confirmationLetter = {
  subject: 'Please confirm that you want our letters',
  title: 'One tap, and you are in',
  text: 'Somebody, we think you, asked for our letters to this address. They begin once you say yes:',
  button: 'Yes, send me letters',
  reason: 'Was it not you? Do nothing, and no more letters come.',
} as const

export const welcomeLetter = {
  subject: 'Welcome to the party!',
  title: 'Welcome to the party!',
  text: 'From now on you hear from us about new games and house rules: a letter a month.',
  code: 'And this takes 10% off your first order. Type it in at the checkout:',
  button: 'See all games',
  reason: 'You get this letter because you confirmed that you want our letters.',
} as const

export const orderLetter = {
  subject: (order: string) => `Your order ${order}`,
  title: 'Thank you for your order',
  hello: (name: string) => `Hello ${name},`,
  text: (order: string) => `we have your order ${order}, and write again when it leaves.`,
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  total: 'Total',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  giftCards: 'Gift cards',
  cash: (amount: string) => `Please have ${amount} ready for the courier.`,
  address: 'It goes to:',
  button: 'See your order',
  reason: 'You get this letter because you ordered from us.',
} as const

export const dispatchLetter = {
  subject: (order: string) => `Your order ${order} is on its way`,
  title: 'On its way to you',
  text: (order: string) => `Your order ${order} has left us.`,
  correctedSubject: (order: string) => `Your order ${order}: where to follow it`,
  corrected: (order: string) =>
    `What we told you of the parcel of your order ${order} was not right. It travels like this:`,
  carrier: 'Carrier',
  tracking: 'Tracking number',
  follow: 'Follow the parcel',
  review: 'Once you have played: how was it? Tell others, without an account:',
} as const

export const cancelLetter = {
  subject: (order: string) => `Your order ${order} is cancelled`,
  title: 'Your order is cancelled',
  text: (order: string) => `Your order ${order} is cancelled and does not come.`,
  owed: (amount: string) => `We give you ${amount} back, the way you paid.`,
  nothingOwed: 'There is nothing left for you to pay, and nothing that we owe you.',
  ask: 'Is that a surprise? Answer this letter, and a person will explain.',
} as const

export const wishLetter = {
  subject: (title: string) => `We will tell you: ${title}`,
  title: 'We will tell you',
  text: (title: string) =>
    `You asked us to write to this address when ${title} can be had again. One letter comes then, and nothing before.`,
  mind: 'Changed your mind, or was it not you? One press, and we forget it:',
  withdraw: 'Take my wish back',
  reason: 'You get this letter because this address was given on the game’s page.',
} as const

export const backInStockLetter = {
  subject: (title: string) => `Back in stock: ${title}`,
  title: (title: string) => `${title} is back`,
  text: 'You asked us to tell you when it can be had again. It can, while there is some.',
  button: 'See the game',
  kept: 'We keep your wish as proof that you asked for this letter, until you delete it:',
  withdraw: 'Delete my wish',
  reason: 'You get this one letter because you asked for it on the game’s page.',
} as const
