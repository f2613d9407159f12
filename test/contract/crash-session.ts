import { createShopper, type KnownCart } from './crash-shopper.ts'

/** The store is killed within this many milliseconds after an order was sent. */
const MAX_DELAY_MS = 8
const SHOPPERS = 4

/** A store that tests can kill. */
export type KillableStore = { readonly origin: string; readonly kill: () => Promise<void> }

/**
 * Several shoppers at once, until the store is killed during an order.
 * @param answers the store is killed at an order after this many responses, and up to as many again at random
 * @returns their carts
 */
export async function shopUntilKilled(
  store: KillableStore,
  random: () => number,
  answers: number,
): Promise<KnownCart[]> {
  let answersLeft = answers * (1 + random())
  let isKilled = false
  const killed = Promise.withResolvers<void>()
  const kill = () => {
    isKilled = true
    killed.resolve(store.kill())
  }
  const events = {
    onAnswer: () => {
      answersLeft -= 1
    },
    onPaying: () => {
      if (answersLeft > 0 || answersLeft === Number.NEGATIVE_INFINITY) return
      answersLeft = Number.NEGATIVE_INFINITY
      setTimeout(kill, Math.floor(random() * MAX_DELAY_MS))
    },
  }
  const shoppers = Array.from({ length: SHOPPERS }, () => createShopper(random, events))
  await Promise.all(
    shoppers.map((each) =>
      each.shop(
        () => store.origin,
        () => isKilled,
      ),
    ),
  )
  await killed.promise
  return shoppers.flatMap(({ carts }) => carts)
}
