import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addGames,
  answerDoubts,
  checkCart,
  checkSettled,
  countOrder,
  createShopper,
  games,
  leave,
  pay,
  removeGame,
  removeGames,
  takeOffAtStore,
  undo,
} from '#test/shopper.ts'
import { nameOf, openWorld, type PageFate } from '#test/shopping-world.ts'
import { isRecorded } from './handled-returns.ts'
import { removeBoughtUnits } from './remove-bought-units.ts'

const RUNS = 125
const ORDERS_A_RUN = 8

const some = fc.record({
  game: fc.nat(games.length - 1),
  units: fc.integer({ min: 1, max: 3 }),
})
const page: fc.Arbitrary<PageFate> = fc.record({
  killBefore: fc.option(fc.nat(10), { freq: 2 }),
  patience: fc.nat(6),
})

/** One order, from filling the cart to the next visit. */
const order = fc.record({
  removed: fc.option(some),
  added: fc.array(some, { minLength: 1, maxLength: 3 }),
  /** One game by Buy Now; null for the whole cart. */
  buyNow: fc.option(some, { freq: 2 }),
  leaving: page,
  /** In another tab, while the checkout is open. */
  meanwhile: fc.record({
    looks: fc.array(page, { maxLength: 2 }),
    /** Taken out of the cart, and put back by Undo: at once, after games were added, after all is settled, or never. */
    takenOut: fc.option(
      fc.record({
        game: fc.nat(games.length - 1),
        undone: fc.constantFrom('at once', 'later', 'last', 'never'),
      }),
    ),
    removed: fc.option(some),
    added: fc.array(some, { maxLength: 2 }),
    changing: page,
    /** A stranger's link to the page of a return, before anybody has paid. */
    strangersLink: fc.option(page, { freq: 2 }),
  }),
  /** The buyer takes games off in the checkout; the shopper looks at the shop before paying, or does not. */
  takenOff: fc.option(fc.record({ what: some, isSeen: fc.boolean() }), { freq: 2 }),
  end: fc.constantFrom('bought', 'bought', 'bought', 'later', 'abandoned'),
  /** Whole days until it is paid for. */
  daysAtCheckout: fc.constantFrom(0, 0, 0, 0, 3, 8, 9),
  /** The page that the checkout returns to; null at a provider that does not return. */
  returned: fc.option(page, { freq: 2 }),
  /** The server names checkouts for a week, to browsers that keep cookies. */
  isNamed: fc.boolean(),
  /** Pages that look up orders at the same time, in one tab or in two. */
  visits: fc.array(fc.array(page, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
  isStoreDown: fc.boolean(),
  undoes: fc.constantFrom(true, false, false, false),
  /** Whether the shopper answers the question about a lost checkout. */
  answers: fc.boolean(),
  days: fc.constantFrom(0, 0, 1, 5, 11),
})

type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never

/** How often the cases occurred that a generator could leave out unnoticed. */
const played = { buyNow: 0, return: 0, strangersLink: 0, takenOut: 0, takenOff: 0, question: 0 }

function openRun(lifeInDays: number) {
  const world = openWorld(lifeInDays)
  const shopper = createShopper(world)
  const look = (fate: PageFate) => world.openPage(fate, removeBoughtUnits)
  /** The page of a return, whose URL anybody may have written. */
  const openReturn = (fate: PageFate, checkout: string | null) =>
    world.openPage(fate, async (opened) => {
      if (isRecorded(opened.noted.read(), checkout)) return removeBoughtUnits(opened)
      opened.cart.change(() => [])
      return null
    })
  async function lookTogether(fates: readonly PageFate[]): Promise<void> {
    await Promise.all(fates.map(look))
    checkCart(shopper)
  }
  return { world, shopper, look, openReturn, lookTogether }
}

type Run = ReturnType<typeof openRun>

/** What happens in the shop while the checkout is open. @returns the Undo to run after everything is settled */
async function goOn({ shopper, openReturn, lookTogether }: Run, given: Order, id: string) {
  const { looks, takenOut, removed, added, changing, strangersLink } = given.meanwhile
  await lookTogether(looks)
  if (takenOut) played.takenOut += 1
  const putBack = takenOut && (await removeGame(shopper, takenOut.game))
  if (takenOut?.undone === 'at once') await putBack?.()
  await removeGames(shopper, removed, changing)
  await addGames(shopper, added, changing)
  if (takenOut?.undone === 'later') await putBack?.()
  if (strangersLink) {
    played.strangersLink += 1
    await openReturn(strangersLink, given.isNamed ? nameOf(id) : null)
  }
  checkCart(shopper)
  return takenOut?.undone === 'last' ? putBack : null
}

/** The checkout: the buyer may change the order, and may pay. */
async function checkOut({ world, shopper, look }: Run, given: Order, id: string) {
  const owed = countOrder(shopper, id)
  if (given.takenOff) takeOffAtStore(shopper, id, given.takenOff.what)
  // The shop looks up only orders with games that are in its cart.
  const isSeen = given.takenOff?.isSeen && given.meanwhile.takenOut?.undone !== 'last'
  if (isSeen) {
    played.takenOff += 1
    await look({})
  }
  world.pass(given.daysAtCheckout)
  if (given.end !== 'bought') return
  pay(shopper, id, isSeen ? undefined : owed)
}

/** @returns the checkout that is open, and may be paid for later */
async function shop(run: Run, given: Order, earlier: string | null): Promise<string | null> {
  const { world, shopper, look, openReturn, lookTogether } = run
  await removeGames(shopper, given.removed)
  await addGames(shopper, given.added)
  const left = await leave(shopper, given.buyNow, given.leaving)
  const id = left ?? (await leave(shopper, given.buyNow, {})) ?? ''
  if (given.buyNow) played.buyNow += 1
  const putBack = await goOn(run, given, id)
  await checkOut(run, given, id)
  if (earlier) pay(shopper, earlier)

  world.setDown(given.isStoreDown)
  if (given.returned && given.end === 'bought') {
    played.return += 1
    const page = given.returned
    await Promise.all([openReturn(page, given.isNamed ? nameOf(id) : null), look(page)])
    checkCart(shopper)
  }
  for (const pages of given.visits) await lookTogether(pages)
  await putBack?.()
  world.setDown(false)
  const result = await look({})
  played.question += world.findDoubts().length
  checkSettled(shopper)
  if (given.undoes && result !== 'killed') await undo(shopper, result.removed)
  if (given.answers) await answerDoubts(shopper)
  world.pass(given.days)
  return given.end === 'later' ? id : null
}

it('removes every bought game by the next visit, and never any other', async () => {
  let orders = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: ORDERS_A_RUN, maxLength: ORDERS_A_RUN }),
      fc.constantFrom(10, 30),
      async (all, lifeInDays) => {
        const run = openRun(lifeInDays)
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
  for (const [name, count] of Object.entries(played))
    expect(count, `orders with ${name}`).toBeGreaterThan(50)
})
