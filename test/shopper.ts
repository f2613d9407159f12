import { expect } from 'vitest'
import { putBack } from '#app/cart/settle-orders.ts'
import { addToCart, setQuantity } from '#commerce/model/cart.ts'
import type { TakenLine } from '#commerce/model/hand-over.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { sampleProduct } from './sample-products.ts'
import type { PageFate, World } from './shopping-world.ts'

/** The games of a world of shopping. */
export const games = [1, 2, 3].map((number) => sampleProduct(number, 500))

const variantOf = (game: number) => games[game]?.firstVariant?.id ?? ''

/** So many of a game, by its place in the list. */
export type Some = { readonly game: number; readonly units: number }

/** A unit as its shopper sees it, and the checkouts that it went to. */
type Unit = { readonly game: number; readonly orders: Set<string> }

/**
 * Knows each unit of the cart by itself: what was bought, and what never may leave. Orders take units of a game from the
 * front, hands from the back.
 */
type Shopper = {
  readonly world: World
  own: Unit[]
  /** Taken out by hand. */
  readonly lost: Unit[]
  readonly unpaid: Set<string>
  readonly bought: Set<string>
}

export function createShopper(world: World): Shopper {
  return { world, own: [], lost: [], unpaid: new Set(), bought: new Set() }
}

/** Bought units may be gone, others never are, and nothing appears by itself. */
export function checkCart(shopper: Shopper): void {
  for (const game of games.keys()) {
    const units = unitsOf(shopper, game)
    const gone = units.length - shopper.world.unitsOf(variantOf(game))
    const left = units.filter((unit) => isBought(shopper, unit)).slice(0, Math.max(0, gone))
    expect(left.length, `units of game ${game} that left the cart were bought`).toBe(gone)
    shopper.own = shopper.own.filter((unit) => !left.includes(unit))
  }
}

/** After a visit that reached the store: what was bought is gone. */
export function checkSettled(shopper: Shopper): void {
  checkCart(shopper)
  const kept = shopper.own.filter((unit) => isBought(shopper, unit))
  expect(kept, 'no unit in the cart was bought').toEqual([])
  for (const id of shopper.bought) shopper.unpaid.delete(id)
}

const unitsOf = ({ own }: Shopper, game: number) => own.filter((unit) => unit.game === game)

const isBought = ({ bought }: Shopper, { orders }: Unit) => [...orders].some((id) => bought.has(id))

/**
 * Adds games. Of one that was taken out by hand while it was in an open checkout, none: the cart has quantities, and
 * cannot tell such a unit from the one that was ordered (decision 48, limits).
 */
export async function addGames(shopper: Shopper, wanted: readonly Some[]): Promise<void> {
  for (const { game, units } of wanted) {
    const product = games[game]
    const line = product && toCartLine(product)
    if (!line || isStillOrdered(shopper, game)) continue
    await shopper.world.openPage({}, async ({ cart }) =>
      cart.change((lines) => addToCart(lines, line, units)),
    )
    own(shopper, { game, units })
  }
}

function own(shopper: Shopper, { game, units }: Some): void {
  for (let unit = 0; unit < units; unit += 1) shopper.own.push({ game, orders: new Set() })
}

function isStillOrdered({ lost, unpaid }: Shopper, game: number): boolean {
  return lost.some((unit) => unit.game === game && [...unit.orders].some((id) => unpaid.has(id)))
}

export async function removeGames(shopper: Shopper, unwanted: Some | null): Promise<void> {
  if (!unwanted) return
  const variantId = variantOf(unwanted.game)
  const left = Math.max(0, shopper.world.unitsOf(variantId) - unwanted.units)
  await shopper.world.openPage({}, async ({ cart }) =>
    cart.change((lines) => setQuantity(lines, variantId, left)),
  )
  const removed = unitsOf(shopper, unwanted.game).slice(left)
  shopper.own = shopper.own.filter((unit) => !removed.includes(unit))
  shopper.lost.push(...removed)
}

/**
 * Leaves for a checkout.
 * @param buyNow one game; null for the whole cart
 * @returns the store's cart; null when the page was killed before
 */
export async function leave(
  shopper: Shopper,
  buyNow: Some | null,
  page: PageFate,
): Promise<string | null> {
  const wanted = buyNow && [{ variantId: variantOf(buyNow.game), quantity: buyNow.units }]
  const id = await shopper.world.handOver(page, (lines) => wanted ?? lines)
  if (id === null) return null
  shopper.unpaid.add(id)
  for (const game of games.keys()) {
    const units = unitsOf(shopper, game)
    const count = buyNow === null ? units.length : buyNow.game === game ? buyNow.units : 0
    for (const { orders } of units.slice(0, count)) orders.add(id)
  }
  return id
}

/** Pays, unless the store has forgotten the cart, or soon could have. */
export function pay({ world, bought }: Shopper, id: string): void {
  if (world.ageInDays(id) < 9 && world.pay(id)) bought.add(id)
}

/** Presses Undo, with the same exception as adding. */
export async function undo(shopper: Shopper, taken: readonly TakenLine[]): Promise<void> {
  if (taken.some(({ line }) => isStillOrdered(shopper, gameOf(line)))) return
  await shopper.world.openPage({}, async ({ cart }) => putBack(cart, taken))
  for (const { line } of taken) own(shopper, { game: gameOf(line), units: line.quantity })
}

const gameOf = ({ variantId }: { readonly variantId: string }) =>
  games.findIndex((_, index) => variantOf(index) === variantId)

/** Lets days pass. What the store forgot can no longer be bought. */
export function wait(shopper: Shopper, days: number): void {
  for (const id of shopper.world.pass(days)) {
    shopper.unpaid.delete(id)
    for (const { orders } of shopper.own) orders.delete(id)
  }
}
