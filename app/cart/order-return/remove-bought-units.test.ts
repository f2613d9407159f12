import { describe, expect, it } from 'vitest'
import { putBack } from '#app/cart/store/put-back.ts'
import { addGames, createShopper, games, leave, pay, takeOffAtStore } from '#test/shopper.ts'
import { openWorld } from '#test/shopping-world.ts'
import { type OrderDependencies, removeBoughtUnits } from './remove-bought-units.ts'

/** A shopper with a cart of two games, who was sent to this many checkouts of it, one a day. */
async function openCheckouts(count: number) {
  const world = openWorld()
  const shopper = createShopper(world)
  const pair = [0, 1].map((game) => ({ game, units: 1 }))
  await addGames(shopper, pair)
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    if (number > 0) world.pass(1)
    ids.push((await leave(shopper, null, {})) ?? '')
  }
  const units = () =>
    games.slice(0, 2).map(({ firstVariant }) => world.unitsOf(firstVariant?.id ?? ''))
  const visit = <Result>(work: (shop: OrderDependencies) => Promise<Result>, killBefore?: number) =>
    world.openPage({ killBefore: killBefore ?? null }, work)
  const buy = (at: number) => pay(shopper, ids[at] ?? '')
  const takeOff = (game: number) => takeOffAtStore(shopper, ids[0] ?? '', { game, units: 1 })
  return { world, units, visit, buy, takeOff, addMore: () => addGames(shopper, pair) }
}

describe('a visit after a checkout', () => {
  it('removes the order once, and keeps what was added since', async () => {
    const { units, visit, buy, addMore } = await openCheckouts(1)
    await addMore()
    buy(0)
    await visit(removeBoughtUnits)
    expect(units()).toEqual([1, 1])
    await visit(removeBoughtUnits)
    expect(units()).toEqual([1, 1])
  })

  it('removes nothing for an unpaid cart', async () => {
    const { units, visit } = await openCheckouts(1)
    expect(await visit(removeBoughtUnits)).toEqual({
      removed: [],
      doubtful: [],
      open: [expect.objectContaining({ cartId: 'gid://shopify/Cart/1' })],
      fault: null,
    })
    expect(units()).toEqual([1, 1])
  })

  it('removes nothing for a cart that the store expired after nine days, and marks it doubtful', async () => {
    const { world, units, visit, buy } = await openCheckouts(1)
    world.pass(9)
    buy(0)
    const result = await visit(removeBoughtUnits)
    expect(result).toMatchObject({ removed: [], doubtful: [{ lines: [{}, {}] }], fault: null })
    expect(units()).toEqual([1, 1])
    expect(await visit(async ({ records }) => records.getState().items)).toMatchObject([
      { isDoubtful: true },
    ])
    expect(await visit(removeBoughtUnits)).toEqual({
      removed: [],
      doubtful: [],
      open: [],
      fault: null,
    })
  })

  it('marks nothing doubtful while the store still has the cart after nine days', async () => {
    const { world, visit } = await openCheckouts(1)
    world.pass(9.5)
    expect(await visit(removeBoughtUnits)).toEqual({
      removed: [],
      doubtful: [],
      open: [expect.objectContaining({ cartId: 'gid://shopify/Cart/1' })],
      fault: null,
    })
  })

  it('changes nothing when the server time is unknown', async () => {
    const { units, visit, buy } = await openCheckouts(1)
    buy(0)
    const getTime = () => Promise.reject(new Error('Offline'))
    const result = await visit((shop) => removeBoughtUnits({ ...shop, getTime }))
    expect(result).toMatchObject({ removed: [], fault: { message: 'Offline' } })
    expect(units()).toEqual([1, 1])
    await visit(removeBoughtUnits)
    expect(units()).toEqual([0, 0])
  })

  it('reports a lock that the browser refuses, and decides at the next visit', async () => {
    const { units, visit, buy, takeOff } = await openCheckouts(1)
    takeOff(0)
    const withTabLock = () => Promise.reject(new Error('No lock'))
    const result = await visit((shop) => removeBoughtUnits({ ...shop, withTabLock }))
    expect(result).toMatchObject({ removed: [], doubtful: [], fault: { message: 'No lock' } })
    await visit(removeBoughtUnits)
    buy(0)
    await visit(removeBoughtUnits)
    expect(units()).toEqual([1, 0])
  })

  it('keeps what the buyer removed in the checkout, if the shop saw it before the order', async () => {
    const { units, visit, buy, takeOff } = await openCheckouts(1)
    takeOff(0)
    await visit(removeBoughtUnits)
    buy(0)
    await visit(removeBoughtUnits)
    expect(units()).toEqual([1, 0])
  })

  it('removes what the buyer took out unseen, and can restore it', async () => {
    const { units, visit, buy, takeOff } = await openCheckouts(1)
    takeOff(0)
    buy(0)
    const result = await visit(removeBoughtUnits)
    if (result === 'killed') throw new Error('The page was killed')
    expect(units()).toEqual([0, 0])
    expect(result.removed).toHaveLength(2)
    await visit(async ({ cart }) => putBack(cart, result.removed.slice(0, 1)))
    expect(units()).toEqual([1, 0])
  })

  it('changes nothing while the store fails, and catches up later', async () => {
    const { world, units, visit, buy } = await openCheckouts(1)
    buy(0)
    world.setDown(true)
    expect(await visit(removeBoughtUnits)).toEqual({
      removed: [],
      doubtful: [],
      open: [],
      fault: expect.any(Error),
    })
    expect(units()).toEqual([1, 1])
    world.setDown(false)
    await visit(removeBoughtUnits)
    expect(units()).toEqual([0, 0])
  })

  it('processes one order although the lookup of another fails', async () => {
    const { units, visit, buy } = await openCheckouts(2)
    buy(0)
    const result = await visit((shop) => {
      let asked = 0
      const findLines = (cartId: string) => {
        asked += 1
        return asked === 1 ? Promise.reject(new Error('Busy')) : shop.findLines(cartId)
      }
      return removeBoughtUnits({ ...shop, findLines })
    })
    expect(result).toMatchObject({ fault: { message: 'Busy' } })
    expect(units()).toEqual([0, 0])
  })

  it('asks only the store that has the cart', async () => {
    const { units, visit, buy } = await openCheckouts(1)
    buy(0)
    await visit((shop) => removeBoughtUnits({ ...shop, endpoint: 'https://other.example/api' }))
    expect(units()).toEqual([1, 1])
  })

  it('can be undone, with each line at its position', async () => {
    const { units, visit, buy } = await openCheckouts(1)
    buy(0)
    const result = await visit(removeBoughtUnits)
    if (result === 'killed') throw new Error('The page was killed')
    await visit(async ({ cart }) => putBack(cart, result.removed))
    expect(units()).toEqual([1, 1])
    expect(result.removed.map(({ index }) => index)).toEqual([0, 1])
    await visit(removeBoughtUnits)
    expect(units()).toEqual([1, 1])
  })
})

/** More steps than a page takes to remove an order. */
const STEPS = [...new Array(20).keys()]

describe('a page that is closed midway', () => {
  it.each(STEPS)('before step %i leaves the removal to the next visit', async (step) => {
    const { units, visit, buy, addMore } = await openCheckouts(1)
    await addMore()
    buy(0)
    await visit(removeBoughtUnits, step)
    await visit(removeBoughtUnits)
    expect(units()).toEqual([1, 1])
  })

  it.each(STEPS)(
    'before step %i leaves the removal to a tab that has already asked',
    async (step) => {
      const { units, visit, buy, addMore } = await openCheckouts(1)
      await addMore()
      buy(0)
      await visit((shop) => {
        const findLines = async (cartId: string) => {
          await visit(removeBoughtUnits, step)
          return shop.findLines(cartId)
        }
        return removeBoughtUnits({ ...shop, findLines })
      })
      expect(units()).toEqual([1, 1])
    },
  )

  it.each(STEPS)(
    'before step %i is completed although the store fails in between',
    async (step) => {
      const { world, units, visit, buy, addMore } = await openCheckouts(1)
      buy(0)
      await visit(removeBoughtUnits, step)
      world.setDown(true)
      await visit(removeBoughtUnits)
      await addMore()
      world.setDown(false)
      await visit(removeBoughtUnits)
      expect(units()).toEqual([1, 1])
    },
  )
})
