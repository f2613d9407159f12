import { joinWords } from '#commerce/model/join-words.ts'

const games = (count: number) => (count === 1 ? '1 game is' : `${count} games are`)

/** Most names in the text; of longer lists, one fewer is named and the rest are counted. */
const NAMED = 3
const few = (names: readonly string[]) =>
  names.length <= NAMED ? names : [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} more`]
const day = (time: number) =>
  new Date(time).toLocaleDateString('en-IN', { day: 'numeric', month: 'long' })

/** When the shop notices that games of the cart were bought (decision 48). */
export const orderReturn = {
  title: 'Thanks for your order',
  one: (game: string) => `${game} is out of your cart. Clear the table!`,
  several: (count: number) => `${games(count)} out of your cart. Clear the table!`,
  putBack: 'Put back',
  /** When only the shopper knows whether they paid. */
  doubt: {
    one: 'Did you buy this?',
    several: 'Did you buy these?',
    /** @param left when the shopper left for the checkout, in milliseconds since 1970 */
    text: (names: readonly string[], left: number) =>
      `You took ${joinWords(few(names))} to the checkout on ${day(left)}. We can no longer see if you paid.`,
    bought: 'Yes, remove',
    kept: 'No, keep',
    noted: 'Thanks, noted',
    /** Leads to the question in the cart. */
    toast: {
      title: 'Did you pay for your order?',
      text: 'Its games are still in your cart.',
      open: 'View cart',
    },
  },
} as const
