import { toCodeKey } from '../store/code-key.ts'
import { giftCardKey, isExpired } from '../store/gift-cards.ts'
import type { CartRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { CheckoutStep, GiftCardProblem } from './checkout-site.ts'

/** What the next page says about a submitted code. */
export type CodeNews = Pick<CheckoutStep, 'triedCode' | 'giftCardProblem'>

/** Adds a discount code to the cart if it applies; otherwise only reports it. */
export function applyDiscountCode(store: Store, cart: CartRecord, typed: string): CodeNews {
  const code = toCodeKey(typed)
  if (code === '' || cart.discountCodes.some((known) => toCodeKey(known) === code)) return {}
  const trial = { ...cart, discountCodes: [...cart.discountCodes, code] }
  const result = store.price(trial).discountCodes.at(-1)
  if (result?.applicable !== true) return { triedCode: code }
  cart.discountCodes = trial.discountCodes
  return {}
}

export function removeDiscountCode(cart: CartRecord, code: string): void {
  cart.discountCodes = cart.discountCodes.filter((known) => known !== code)
}

/** A gift card's code as typed: cards print it in groups. */
export const toCardNumber = (typed: string): string =>
  toCodeKey(typed.replaceAll(/[\s\p{Pd}]/gu, ''))

/** Adds a gift card with a balance to the cart. */
export function applyGiftCard(store: Store, cart: CartRecord, typed: string): CodeNews {
  const code = toCardNumber(typed)
  if (code === '') return {}
  const giftCardProblem = findGiftCardProblem(store, cart, code)
  if (giftCardProblem !== null) return { giftCardProblem }
  cart.giftCardCodes = [...cart.giftCardCodes, code]
  return {}
}

/** @param key as `giftCardKey` makes it: the page must not have the codes, and cards can end alike */
export function removeGiftCard(cart: CartRecord, key: string): void {
  cart.giftCardCodes = cart.giftCardCodes.filter((code) => giftCardKey(code, cart.token) !== key)
}

function findGiftCardProblem(store: Store, cart: CartRecord, code: string): GiftCardProblem | null {
  if (cart.giftCardCodes.some((known) => toCodeKey(known) === code)) return 'added'
  const card = store.giftCards.find(code)
  if (card === null) return 'unknown'
  if (isExpired(card, store.now())) return 'expired'
  return card.balance === 0 ? 'empty' : null
}
