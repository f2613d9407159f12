import { expect, it, onTestFinished } from 'vitest'
import type { RunningProgram } from '#test/e2e/running-program.ts'
import { tokenOf } from './crash-check.ts'
import { readLedger } from './crash-ledger.ts'
import { createShopper, type KnownCart } from './crash-shopper.ts'
import { openCrashFolder } from './open-crash-folder.ts'

const ordersInAll = 80

const originOf = ({ address }: RunningProgram) => new URL(address).origin

it('two processes on one data folder neither lose nor duplicate an order, even while one starts', async () => {
  const { dataDir, start } = openCrashFolder()
  const open = [await start(), await start()]
  onTestFinished(async () => void (await Promise.all(open.map((store) => store.kill()))))
  const [old, other] = open
  if (!old || !other) throw new Error('not started')

  const isOver = () => countOrders() >= ordersInAll
  const shoppers = Array.from({ length: 4 }, () =>
    createShopper(Math.random, { onAnswer: () => undefined, onPaying: () => undefined }),
  )
  const carts = () => shoppers.flatMap((shopper): readonly KnownCart[] => shopper.carts)
  const countOrders = () => carts().filter(({ orderPath }) => orderPath !== null).length
  const shop = (store: RunningProgram, at: number, until: () => boolean) =>
    shoppers[at]?.shop(() => originOf(store), until)
  // A rolling restart: half way the old process stops, and a new one takes its place.
  const isHalf = () => countOrders() >= ordersInAll / 2
  const restarting = Promise.all([shop(old, 0, isHalf), shop(old, 1, isHalf)]).then(async () => {
    expect(await old.interrupt()).toBe(0)
    const next = await start()
    open.push(next)
    await Promise.all([shop(next, 0, isOver), shop(next, 1, isOver)])
  })
  await Promise.all([restarting, shop(other, 2, isOver), shop(other, 3, isOver)])

  const { orders } = readLedger(dataDir)
  expect(orders.size).toBe(countOrders())
  expect([...orders.values()].map(({ id }) => id)).toEqual(
    Array.from({ length: orders.size }, (_, at) => at + 1),
  )
  for (const cart of carts().filter(({ orderPath }) => orderPath !== null)) {
    expect(orders.get(tokenOf(cart))?.quantities).toEqual(cart.answered.quantities)
  }
})
