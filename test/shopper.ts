import { expect } from 'vitest'
import { removeOrder } from '#app/cart/order-return/remove-bought-units.ts'
import { putBack } from '#app/cart/store/put-back.ts'
import { addToCart, setQuantity } from '#commerce/model/cart.ts'
import type { RemovedLine } from '#commerce/model/checkout-record.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { sampleProduct } from './sample-products.ts'
import type { PageFate, World } from './shopping-world.ts'

/** The games of a shopping world. */
export const games = [1, 2, 3].map((number) => sampleProduct(number, 500))

const variantOf = (game: number) => games[game]?.firstVariant?.id ?? ''

/** A number of units of a game, by its index in the list. */
export type Some = { readonly game: number; readonly units: number }

/** A unit as its shopper sees it, and the checkouts that it went to. */
type Unit = { readonly game: number; readonly orders: Set<string> }

/** How many units of each game an order still has to remove from the cart. */
type Order = { readonly id: string; readonly owed: number[] }

/**
 * Tracks each unit of the cart: what was bought, and what must never leave. Orders remove units of a game from the
 * front; the shopper removes first what went to no checkout, then from the back.
 */
export type Shopper = {
  readonly world: World
  units: Unit[]
  /** Oldest first. */
  readonly orders: Order[]
}

export function createShopper(world: World): Shopper {
  return { world, units: [], orders: [] }
}

/**
 * Checks that only bought units are gone, and that nothing appears by itself.
 * @param awaited orders that the shop cannot remove yet, counted last; by default those in doubt
 */
export function checkCart(shopper: Shopper, awaited = findAsked(shopper)): void {
  for (const game of games.keys()) {
    const units = unitsOf(shopper, game)
    const gone = units.length - shopper.world.unitsOf(variantOf(game))
    const sold = [...findBought(shopper, game, awaited)].slice(0, Math.max(0, gone))
    expect(sold.length, `units of game ${game} that left the cart were bought`).toBe(gone)
    for (const [unit, { owed }] of sold) {
      shopper.units = shopper.units.filter((each) => each !== unit)
      owed[game] = (owed[game] ?? 0) - 1
    }
  }
}

/**
 * Checks the cart after a visit that reached the store: what was bought is gone. If the store could no longer tell,
 * nine days after the shopper left for it, the shopper is asked.
 */
export function checkSettled(shopper: Shopper): void {
  checkCart(shopper)
  const asked = findAsked(shopper)
  for (const id of asked) expect(shopper.world.ageInDays(id)).toBeGreaterThanOrEqual(9)
  for (const game of games.keys()) {
    const kept = [...findBought(shopper, game, asked).values()].map(({ id }) => id)
    expect(asked, 'no unit in the cart was bought, or the shopper is asked').toEqual(
      expect.arrayContaining(kept),
    )
  }
  for (const { id } of shopper.orders) if (!asked.includes(id)) forget(shopper, id)
}

/** Units of a settled checkout that are left in the cart do not belong to it. */
function forget({ units }: Shopper, id: string): void {
  for (const { orders } of units) orders.delete(id)
}

/** Answers the shop's question about checkouts that the store has lost. */
export async function answerDoubts(shopper: Shopper): Promise<void> {
  for (const doubt of shopper.world.findDoubts()) {
    const isBought = shopper.orders.some(({ id }) => id === doubt.cartId)
    await shopper.world.openPage({}, async ({ cart }) =>
      removeOrder(cart, isBought ? doubt : { ...doubt, lines: [] }),
    )
    checkCart(
      shopper,
      findAsked(shopper).filter((id) => id !== doubt.cartId),
    )
    forget(shopper, doubt.cartId)
  }
}

/** Units of the cart; those that went to a checkout come first. */
function unitsOf({ units }: Shopper, game: number): Unit[] {
  const ofGame = units.filter((unit) => unit.game === game)
  const handed = ofGame.filter(({ orders }) => orders.size > 0)
  return [...handed, ...ofGame.filter(({ orders }) => orders.size === 0)]
}

const findAsked = ({ world }: Shopper) => world.findDoubts().map(({ cartId }) => cartId)

/** Units that were bought, each with its order. Of several, those that went to fewer checkouts. */
function findBought(shopper: Shopper, game: number, awaited: readonly string[]): Map<Unit, Order> {
  const bought = new Map<Unit, Order>()
  const isAwaited = ({ id }: Order) => awaited.includes(id)
  const units = unitsOf(shopper, game).sort((one, other) => one.orders.size - other.orders.size)
  const { orders } = shopper
  for (const order of [...orders.filter((each) => !isAwaited(each)), ...orders.filter(isAwaited)]) {
    const free = units.filter((unit) => !bought.has(unit))
    const ordered = free.filter((unit) => unit.orders.has(order.id)).slice(0, order.owed[game])
    for (const unit of ordered) bought.set(unit, order)
  }
  return bought
}

export async function addGames(
  shopper: Shopper,
  wanted: readonly Some[],
  page: PageFate = {},
): Promise<void> {
  for (const { game, units } of wanted) {
    const product = games[game]
    const line = product && toCartLine(product)
    if (!line) continue
    const before = shopper.world.unitsOf(variantOf(game))
    await shopper.world.openPage(page, async ({ cart }) =>
      cart.change((lines) => addToCart(lines, line, units)),
    )
    addUnits(shopper, { game, units: shopper.world.unitsOf(variantOf(game)) - before })
  }
}

function addUnits(shopper: Shopper, { game, units }: Some): void {
  for (let unit = 0; unit < units; unit += 1) shopper.units.push({ game, orders: new Set() })
}

export async function removeGames(
  shopper: Shopper,
  unwanted: Some | null,
  page: PageFate = {},
): Promise<void> {
  if (!unwanted) return
  const variantId = variantOf(unwanted.game)
  const left = Math.max(0, shopper.world.unitsOf(variantId) - unwanted.units)
  await shopper.world.openPage(page, async ({ cart }) =>
    cart.change((lines) => setQuantity(lines, variantId, left)),
  )
  lose(shopper, unwanted.game)
}

/** Drops the units that are missing from the cart. */
function lose(shopper: Shopper, game: number): Unit[] {
  const lost = unitsOf(shopper, game).slice(shopper.world.unitsOf(variantOf(game)))
  shopper.units = shopper.units.filter((unit) => !lost.includes(unit))
  return lost
}

/** Removes a game from the cart. @returns a function that presses Undo */
export async function removeGame(shopper: Shopper, game: number): Promise<() => Promise<void>> {
  const variantId = variantOf(game)
  const index = await shopper.world.openPage({}, async ({ cart }) => {
    const { items } = cart.getState()
    const at = items.findIndex((line) => line.variantId === variantId)
    cart.change((lines) => setQuantity(lines, variantId, 0))
    return { at, line: items[at] }
  })
  const lost = lose(shopper, game)
  return async () => {
    if (index === 'killed' || !index.line) return
    const { at, line } = index
    await shopper.world.openPage({}, async ({ cart }) => putBack(cart, [{ line, index: at }]))
    shopper.units = [...lost, ...shopper.units]
  }
}

/**
 * Leaves for a checkout.
 * @param buyNow one game; null for the whole cart
 * @returns the id of the store's cart; null when the page was killed before
 */
export async function leave(
  shopper: Shopper,
  buyNow: Some | null,
  page: PageFate,
): Promise<string | null> {
  const wanted = buyNow && [{ variantId: variantOf(buyNow.game), quantity: buyNow.units }]
  const id = await shopper.world.startCheckout(page, (lines) => wanted ?? lines)
  if (id === null) return null
  for (const game of games.keys()) {
    const sent = shopper.world.unitsAtStore(id, variantOf(game))
    for (const { orders } of unitsOf(shopper, game).slice(0, sent)) orders.add(id)
  }
  return id
}

/** The units of each game that the order removes if it is paid for at this time. */
export function countOrder({ world }: Shopper, id: string): number[] {
  return games.map((_, game) => world.unitsAtStore(id, variantOf(game)))
}

/** The buyer removes units of the order in the checkout. */
export function takeOffAtStore({ world }: Shopper, id: string, { game, units }: Some): void {
  world.takeOffAtStore(id, variantOf(game), units)
}

/**
 * Pays, unless the store has forgotten the cart.
 * @param owed what the shop can find out about the order; by default all of it
 */
export function pay(shopper: Shopper, id: string, owed = countOrder(shopper, id)): void {
  if (!shopper.world.pay(id)) return
  shopper.orders.push({ id, owed: [...owed] })
  shopper.orders.sort((one, other) => numberOf(one.id) - numberOf(other.id))
}

const numberOf = (id: string) => Number(id.replace(/\D/g, ''))

/** Presses Undo. */
export async function undo(shopper: Shopper, taken: readonly RemovedLine[]): Promise<void> {
  await shopper.world.openPage({}, async ({ cart }) => putBack(cart, taken))
  for (const { line } of taken) addUnits(shopper, { game: gameOf(line), units: line.quantity })
}

const gameOf = ({ variantId }: { readonly variantId: string }) =>
  games.findIndex((_, index) => variantOf(index) === variantId)
