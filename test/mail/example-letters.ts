import type { Letter } from '#desk/letters/letter.ts'
import {
  toAnswer,
  toNotice,
  toReceipt,
  type WrittenMessage,
} from '#desk/letters/message-letters.ts'
import {
  type LetterOrder,
  toCancellation,
  toDispatchNotice,
  toOrderConfirmation,
} from '#desk/letters/order-letters.ts'
import { toHiddenNotice } from '#desk/letters/review-letters.ts'
import { toConfirmation, toWelcome } from '#desk/letters/subscriber-letters.ts'
import { toBackInStock, toWishKept } from '#desk/letters/wish-letters.ts'

export const exampleMessage: WrittenMessage = {
  ticket: 'T-1001',
  kind: 'query',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  text: 'Do you deliver to Leh?\n\nAnd how long does it take?',
}

const rupees = (amount: number) => ({ minor: amount * 100, currency: 'INR' })

export const exampleOrder: LetterOrder = {
  number: '#1042',
  name: 'Asha',
  lines: [
    {
      title: 'A Game With a Rather Long Name: The Second Edition',
      quantity: 2,
      total: rupees(1198),
    },
    { title: 'Couple Cards', quantity: 1, total: rupees(499) },
  ],
  discount: rupees(170),
  shipping: rupees(0),
  total: rupees(1527),
  giftCards: rupees(100),
  due: rupees(1427),
  owed: rupees(100),
  address: ['Asha Rao', '17 Patang Gully', 'Bengaluru, Karnataka 560038'],
  url: 'https://shop.example/orders/1042',
  reviews: [
    {
      label: 'A Game With a Rather Long Name: The Second Edition',
      url: 'https://shop.example/review?product=gid%3A%2F%2Fshopify%2FProduct%2F1&order=PG1042&proof=a',
    },
    { label: 'Couple Cards', url: 'https://shop.example/review?product=2&order=PG1042&proof=b' },
  ],
}

const wishedGame = {
  title: 'Couple Cards',
  unsubscribeUrl: 'https://shop.example/wish?key=abcdefghijklmnopqrstuv',
}

/** A letter of each kind. */
export const exampleLetters: Readonly<Record<string, Letter>> = {
  receipt: toReceipt(exampleMessage),
  notice: toNotice({ ...exampleMessage, kind: 'grievance' }),
  answer: toAnswer(exampleMessage, 'Yes, we do.\n\nIt takes about a week.'),
  confirmation: toConfirmation('https://shop.example/newsletter?key=abcdefghijklmnopqrstuv'),
  welcome: toWelcome({
    shopUrl: 'https://shop.example/all-products',
    code: 'WELCOME10',
    unsubscribeUrl: 'https://shop.example/unsubscribe?key=abcdefghijklmnopqrstuv',
  }),
  order: toOrderConfirmation(exampleOrder),
  dispatch: toDispatchNotice(exampleOrder, {
    carrier: 'India Post',
    trackingNumber: 'EE123456789IN',
    trackingUrl: 'https://carrier.example/EE123456789IN',
  }),
  cancellation: toCancellation(exampleOrder),
  'wish kept': toWishKept(wishedGame),
  'hidden review': toHiddenNotice({
    name: 'Asha',
    rating: 1,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    reason: 'personal-data',
    hiddenNote: 'It names a courier.\n\nSend it without, please.',
  }),
  'back in stock': toBackInStock({ ...wishedGame, url: 'https://shop.example/product/x' }),
}
