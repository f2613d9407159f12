import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addGames,
  checkCart,
  checkSettled,
  createShopper,
  games,
  leave,
  pay,
  removeGames,
  undo,
  wait,
} from '#test/shopper.ts'
import { openWorld, type PageFate } from '#test/shopping-world.ts'
import { confirmReturn, settleOrders } from './settle-orders.ts'

const RUNS = 125
const ORDERS_A_RUN = 8

const some = fc.record({
  game: fc.nat(games.length - 1),
  units: fc.integer({ min: 1, max: 3 }),
})
const page: fc.Arbitrary<PageFate> = fc.record({
  killBefore: fc.option(fc.nat(14), { freq: 2 }),
  patience: fc.nat(6),
})

/** One order, from filling the cart to the next visit. */
const order = fc.record({
  removed: fc.option(some),
  added: fc.array(some, { minLength: 1, maxLength: 3 }),
  /** One game at once; null for the whole cart. */
  buyNow: fc.option(some, { freq: 1 }),
  leaving: page,
  /** In another tab, while the checkout is open. */
  meanwhile: fc.record({
    looks: fc.array(page, { maxLength: 2 }),
    added: fc.array(some, { maxLength: 2 }),
    removed: fc.option(some),
  }),
  end: fc.constantFrom('bought', 'bought', 'bought', 'later', 'abandoned'),
  /** The page that the checkout comes back to; null at a provider that does not return. */
  returned: fc.option(page, { freq: 1 }),
  /** Pages that look at the same time, in one tab or in two. */
  visits: fc.array(fc.array(page, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
  isStoreDown: fc.boolean(),
  undoes: fc.constantFrom(true, false, false, false),
  days: fc.constantFrom(0, 0, 1, 5, 11),
})

type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never

function openRun() {
  const world = openWorld()
  const shopper = createShopper(world)
  const look = (fate: PageFate) => world.openPage(fate, settleOrders)
  /** The page after a killed one looks before anybody can do anything on it. */
  async function lookTogether(fates: readonly PageFate[]): Promise<void> {
    await Promise.all(fates.map(look))
    await look({ killBefore: null })
    checkCart(shopper)
  }
  return { world, shopper, look, lookTogether }
}

type Run = ReturnType<typeof openRun>

/** @returns the checkout that is open, and may be paid for later */
async function shop(run: Run, given: Order, earlier: string | null): Promise<string | null> {
  const { world, shopper, look, lookTogether } = run
  await removeGames(shopper, given.removed)
  await addGames(shopper, given.added)
  const left = await leave(shopper, given.buyNow, given.leaving)
  const id = left ?? (await leave(shopper, given.buyNow, {})) ?? ''
  await lookTogether(given.meanwhile.looks)
  await addGames(shopper, given.meanwhile.added)
  await removeGames(shopper, given.meanwhile.removed)
  if (given.end === 'bought') pay(shopper, id)
  if (earlier) pay(shopper, earlier)

  world.setDown(given.isStoreDown)
  if (given.returned && given.end === 'bought') {
    const page = given.returned
    await Promise.all([world.openPage(page, confirmReturn), look(page)])
    await lookTogether([])
  }
  for (const pages of given.visits) await lookTogether(pages)
  world.setDown(false)
  const settled = await look({})
  checkSettled(shopper)
  if (given.undoes && settled !== 'killed') await undo(shopper, settled.taken)
  wait(shopper, given.days)
  return given.end === 'later' ? id : null
}

it('no bought game is in the cart after the next visit, and no other ever leaves it', async () => {
  let orders = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: ORDERS_A_RUN, maxLength: ORDERS_A_RUN }),
      async (all) => {
        const run = openRun()
        let open: string | null = null
        for (const given of all) {
          open = await shop(run, given, open)
          orders += 1
        }
      },
    ),
    { numRuns: RUNS },
  )
  expect(orders).toBeGreaterThanOrEqual(1000)
})
