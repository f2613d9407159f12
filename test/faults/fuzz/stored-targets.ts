import fc from 'fast-check'
import { findUser } from '#app/account/user-record.ts'
import { readStored } from '#app/browser/browser-storage.ts'
import { claimReturn } from '#app/cart/order-return/handled-returns.ts'
import type { CartStore } from '#app/cart/store/cart-actions.ts'
import { browserCartStorage } from '#app/cart/store/cart-storage.ts'
import {
  browserCheckoutRecords,
  recordFormCheckout,
} from '#app/cart/to-checkout/checkout-records.ts'
import { wasShownLately } from '#app/exit-offer/last-shown.ts'
import { countSubmission, formLimits } from '#app/forms/attempts.ts'
import { getReferralCode } from '#app/referral/referral-code.ts'
import { readReviews } from '#app/reviews/local-review.ts'
import { browserWishlistStorage } from '#app/wishlist/wishlist-storage.ts'
import { isQuantity } from '#commerce/model/cart.ts'
import { isSource, isVariantId } from '#commerce/model/stored-fields.ts'
import { nearly, nearlyJson } from './odd-texts.ts'
import { type Target, target, type Verdict } from './target.ts'

const variantId = 'gid://shopify/ProductVariant/11'
const line = {
  variantId,
  quantity: 2,
  handed: [{ carts: ['gid://shopify/Cart/1'], quantity: 1 }],
  product: { handle: 'ludo', title: 'Drunk Ludo', images: [{ src: '/cdn/a.webp' }] },
  variant: { id: variantId, title: 'Classic', price: '799.00', currency: 'INR', available: true },
}
const checkout = {
  cartId: 'gid://shopify/Cart/1?key=2',
  endpoint: '/local-store/api',
  at: 1_764_000_000_000,
  checkout: 'PG-22223333',
  lines: [{ variantId, quantity: 2 }],
  isDoubtful: false,
}
const review = {
  id: '1',
  name: 'Asha',
  rating: 5,
  text: 'Good',
  date: 'May 1, 2026',
  helpful: 0,
  helpedHere: false,
  createdAt: '2026-05-01T00:00:00Z',
}
const samples = [
  ...[[line], [line, line], [{ id: 'gid://shopify/Product/1', product: { title: 'Ludo' } }]],
  ...[[checkout], { own: 'PGABCDEF123', offered: 'PGZYXWVU987' }, [review]],
  ...[{ name: 'Asha', email: 'asha@example.com', signupDate: '2026-05-01' }, 1_764_000_000_000],
  ...[['order PG1001', 'checkout unknown'], { 'asha@example.com': [1_764_000_000_000] }],
]

const stored = fc.oneof(
  { weight: 5, arbitrary: nearlyJson(...samples).map((value) => JSON.stringify(value) ?? '') },
  { weight: 2, arbitrary: nearly(...samples.map((value) => JSON.stringify(value))) },
)

/** Pretends a browser whose storage and cookie hold the same text everywhere. */
function pretendBrowser(text: string): void {
  const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined }
  const cookie = `party-gully-left-for=${encodeURIComponent(text.toWellFormed())}`
  Object.assign(globalThis, {
    window: { localStorage: storage, sessionStorage: storage, addEventListener: () => undefined },
    document: { cookie },
  })
}

const forgetBrowser = () => {
  Reflect.deleteProperty(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'document')
}

/** Reads everything; returns a problem when the text is taken for a line, a code or a number. */
function readAll(): Verdict {
  for (const { variantId: id, quantity, product, variant } of browserCartStorage.read()) {
    if (!isVariantId(id) || !isQuantity(quantity)) return `the cart has ${quantity} of ${id}`
    if (!Number.isSafeInteger(variant.price.minor)) return `the cart has ${variant.price.minor}`
    if (product.images.some(({ src }) => !isSource(src))) return 'the cart has an unsafe picture'
  }
  const game = browserWishlistStorage
    .read()
    .find(({ id }) => !/^gid:\/\/shopify\/Product\/\d+$/.test(id))
  if (game) return `the wishlist has ${game.id}`
  const left = browserCheckoutRecords.read().flatMap(({ lines }) => lines)
  if (left.some((each) => !isVariantId(each.variantId) || !Number.isInteger(each.quantity)))
    return 'a stored checkout has an odd line'
  if (!/^PG[A-Z]{6}\d{3}$/.test(getReferralCode())) return 'the own code is none'
  findUser()
  claimReturn({ orderNumber: 'PG1', statusUrl: null }, null)
  const wait = countSubmission(formLimits.login, 'asha@example.com', 1_764_000_000_100)
  if (wait !== null && !(wait > 0 && wait <= 15)) return `a form waits ${wait} minutes`
  wasShownLately(1_764_000_000_100)
  const ratings = readStored('any', (json) => readReviews(json, () => undefined)) ?? []
  return ratings.some(({ rating }) => rating < 1 || rating > 5) ? 'a review has odd stars' : null
}

/** A cart that only passes on what is noted about it. */
function openCart(hear: (lines: unknown) => void): CartStore {
  return {
    subscribe: () => () => undefined,
    getState: () => ({ items: [], restored: true }),
    getServerState: () => ({ items: [], restored: false }),
    change: (change) => hear(change([])),
  }
}

function judgeStored(text: string): Verdict {
  pretendBrowser(text)
  // The shop logs what it cannot read, as the specification says.
  const { error } = Object.assign({}, globalThis.console)
  globalThis.console.error = () => undefined
  try {
    let cart: unknown = []
    recordFormCheckout(
      openCart((lines) => {
        cart = lines
      }),
      [],
    )
    return Array.isArray(cart) ? readAll() : 'the cart became no list'
  } finally {
    forgetBrowser()
    globalThis.console.error = error
  }
}

/** What browsers store for the shop, which anybody may have changed. */
export const storedTargets: readonly Target[] = [target('browser-storage', 60, stored, judgeStored)]
