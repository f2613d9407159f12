import { statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUpShop } from '#tools/back-up-shop.ts'
import { restoreShop } from '#tools/restore-shop.ts'
import { tokenOf } from './crash-check.ts'
import { type Ledger, readLedger } from './crash-ledger.ts'
import { createShopper, type KnownCart } from './crash-shopper.ts'
import { openCrashFolder } from './open-crash-folder.ts'

const shopperCount = 3

function openDrill() {
  const { folder, dataDir, start } = openCrashFolder()
  const places = { store: { kind: 'local' as const, dataDir }, desk: { databaseUrl: null } }
  return {
    start,
    dataDir,
    places,
    backups: join(folder, 'backups'),
    file: join(dataDir, 'store.sqlite'),
    async backUp() {
      const [path = ''] = await backUpShop(places, join(folder, 'backups'), new Date())
      return path
    },
    restore: (path: string) => restoreShop(places, path, new Date()),
  }
}

const skipping = expect.stringContaining('numbers were skipped')
const aside = expect.stringContaining('The previous database is now')

/** Several shoppers at once. @returns their carts, once the store has sent `answers` more responses */
async function shop(address: string, answers: number): Promise<readonly KnownCart[]> {
  let left = answers
  const onAnswer = () => {
    left -= 1
  }
  const events = { onAnswer, onPaying: () => undefined }
  const shoppers = Array.from({ length: shopperCount }, () => createShopper(Math.random, events))
  const { origin } = new URL(address)
  const isOver = () => left <= 0
  await Promise.all(shoppers.map((each) => each.shop(() => origin, isOver)))
  return shoppers.flatMap(({ carts }) => carts)
}

const idsOf = ({ orders }: Ledger) => [...orders.values()].map(({ id }) => id)

it('a backup made under load has every order confirmed before, and no number is reused', async () => {
  const { start, dataDir, file, backUp, restore } = openDrill()
  const first = await start()
  const early = await shop(first.address, 40)
  const [backup] = await Promise.all([backUp(), shop(first.address, 60)])
  await shop(first.address, 20)
  expect(() => restore(backup)).toThrow('The shop is running')
  await first.kill()
  const lost = readLedger(dataDir)

  const told = restore(backup)
  const restored = readLedger(dataDir)
  expect(told).toEqual([
    expect.stringContaining(`Restored, with ${restored.orders.size} orders.`),
    aside,
  ])
  for (const cart of early) {
    if (cart.orderPath === null) continue
    expect(restored.orders.get(tokenOf(cart))?.quantities).toEqual(cart.answered.quantities)
  }
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const second = await start()
  await shop(second.address, 40)
  await second.kill()
  const all = readLedger(dataDir)
  const given = idsOf(all).filter((id) => !idsOf(restored).includes(id))
  expect(given.length).toBeGreaterThan(0)
  expect(Math.min(...given)).toBeGreaterThan(Math.max(...idsOf(lost)))
})

it('numbers of an unreadable database are not reused either', async () => {
  const { start, dataDir, file, backUp, restore } = openDrill()
  const first = await start()
  await shop(first.address, 20)
  const backup = await backUp()
  await shop(first.address, 40)
  await first.interrupt()
  const lost = readLedger(dataDir)
  truncateSync(file, 300)

  expect(restore(backup)).toContainEqual(skipping)
  const second = await start()
  await shop(second.address, 20)
  await second.interrupt()
  const given = idsOf(readLedger(dataDir)).filter((id) => !idsOf(lost).includes(id))
  expect(given.length).toBeGreaterThan(0)
  expect(Math.min(...given)).toBeGreaterThan(Math.max(...idsOf(lost)))
})
