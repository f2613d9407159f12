import type { DatabaseSync } from 'node:sqlite'
import { dayInIndia } from '#platform/india-time.ts'
import type { CatalogueGiftCard } from '../catalogue/catalogue-file.ts'
import { toCodeKey } from './code-key.ts'
import { derivedUuid } from './derived-uuid.ts'

/** A gift card with its balance, in paise. */
export type GiftCard = {
  readonly code: string
  readonly balance: number
  /** Last valid day in India, for example "2027-03-31". */
  readonly expiresOn: string | null
}

export type GiftCards = {
  /** The card for a code, ignoring case; null when the catalogue has none. */
  find(code: string): GiftCard | null
  /**
   * Takes an amount off the card; call it inside a transaction.
   * @returns false, with nothing taken, when the balance is too low
   */
  take(code: string, paise: number): boolean
  /**
   * Puts an amount back on the card; call it inside a transaction.
   * @returns false, with nothing put back, when nobody could pay with it: it left the catalogue or has expired
   */
  putBack(code: string, paise: number): boolean
}

/** A card is valid until the end of its last day in India (`catalogue/README.md`). */
export function isExpired({ expiresOn }: Pick<GiftCard, 'expiresOn'>, now: Date): boolean {
  return expiresOn !== null && expiresOn < dayInIndia(now)
}

/** Names a card of a cart without revealing its code, whatever the code's case. */
export function giftCardKey(code: string, cartToken: string): string {
  return derivedUuid(`${cartToken}\n${toCodeKey(code)}`)
}

export function createGiftCards(
  database: DatabaseSync,
  cards: readonly CatalogueGiftCard[],
  now: () => Date,
): GiftCards {
  const byCode = new Map(cards.map((card) => [toCodeKey(card.code), card]))
  const select = database.prepare('SELECT balance FROM gift_cards WHERE code = ?')
  const lower = database.prepare(
    'UPDATE gift_cards SET balance = balance - ? WHERE code = ? AND balance >= ?',
  )
  const raise = database.prepare('UPDATE gift_cards SET balance = balance + ? WHERE code = ?')
  return {
    find: (code) => {
      const key = toCodeKey(code)
      const card = byCode.get(key)
      const row = card === undefined ? undefined : select.get(key)
      if (card === undefined || row === undefined) return null
      return { code: key, balance: Number(row.balance), expiresOn: card.expiresOn }
    },
    take: (code, paise) => lower.run(paise, toCodeKey(code), paise).changes === 1,
    putBack: (code, paise) => {
      const key = toCodeKey(code)
      const card = byCode.get(key)
      if (card === undefined || isExpired(card, now())) return false
      return raise.run(paise, key).changes === 1
    },
  }
}
