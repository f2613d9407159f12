import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { copyRelease, linkPackages, makeAnotherBuild } from '#test/copy-release.ts'
import { findFreePort, type RunningProgram, startProgram } from '#test/e2e/running-program.ts'
import { buildShop } from '#tools/build-shop.ts'
import { crashCatalogue } from './crash-catalogue.ts'
import { readLedger } from './crash-ledger.ts'
import { createShopper } from './crash-shopper.ts'
import { openBalancer } from './health-balancer.ts'
import { visitPages } from './page-visitor.ts'

/** The guide promises that a process ends within ten seconds. */
const MAX_END_MS = 10_000
const visitorCount = 2
const shopperCount = 3
/** Orders placed between one restart and the next. */
const ordersBetween = 4

beforeAll(() => buildShop())

/** Two releases of the shop, the second with another build, and the data that they share. */
function prepareReleases() {
  const folder = mkdtempSync(join(tmpdir(), 'rolling-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  const releases = [join(folder, 'old'), join(folder, 'new')] as const
  for (const release of releases) {
    mkdirSync(release)
    copyRelease(release)
    linkPackages(release)
  }
  const scripts =
    [...makeAnotherBuild(releases[1])].find(([name]) => /^framework-/.test(name)) ?? []
  const [dataDir, catalogue] = [join(folder, 'data'), join(folder, 'catalogue.json')]
  writeFileSync(catalogue, JSON.stringify(crashCatalogue))
  const environment = {
    DATA_DIR: dataDir,
    BUILDS_DIR: join(dataDir, 'builds'),
    CATALOGUE_FILE: catalogue,
    LOG_LEVEL: 'error',
    ADDRESS_LIMITS: '0',
    CASH_MAX: '1000000',
    CASH_OPEN_ORDERS: '9999',
    NODE_ENV: 'production',
  }
  const logged: string[] = []
  const start = async (release: string, port: number) => {
    const environmentOf = { ...environment, PORT: String(port) }
    const program = await startProgram(join(release, 'server/main.ts'), [], environmentOf)
    program.process.stdout?.on('data', (lines) => logged.push(`${port} ${lines}`))
    return program
  }
  return { releases, scripts, dataDir, logged, start }
}

/** @returns its exit code, and the milliseconds until then */
async function terminate({ process }: RunningProgram): Promise<[code: number, after: number]> {
  const ended = once(process, 'exit')
  const began = performance.now()
  process.kill('SIGTERM')
  const [code] = await ended
  return [code, performance.now() - began]
}

/** Buys without end, and counts the orders. */
function startShopping(store: string, isOver: () => boolean) {
  const shoppers = Array.from({ length: shopperCount }, () =>
    createShopper(Math.random, { onAnswer: () => undefined, onPaying: () => undefined }),
  )
  const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(() => store, isOver)))
  const countOrders = () =>
    shoppers.flatMap(({ carts }) => carts).filter(({ orderPath }) => orderPath !== null).length
  return {
    countOrders,
    /** Waits until there are some more orders; fails with the request that failed. */
    async buySome() {
      const wanted = countOrders() + ordersBetween
      const isEnough = () => expect.poll(countOrders).toBeGreaterThanOrEqual(wanted)
      await Promise.race([isEnough(), shopping])
    },
    finish: async () => void (await shopping),
  }
}

it('a rolling update of two processes under load fails no request', async () => {
  const { releases, scripts, dataDir, logged, start } = prepareReleases()
  const ports = [await findFreePort(), await findFreePort()] as const
  const running = new Map<number, RunningProgram>()
  onTestFinished(async () => void (await Promise.all([...running.values()].map((it) => it.kill()))))
  for (const port of ports) running.set(port, await start(releases[0], port))
  const balancer = await openBalancer(ports)
  onTestFinished(() => balancer.close())
  await expect.poll(balancer.countHealthy).toBe(2)

  let isOver = false
  const shopping = startShopping(`${balancer.origin}/local-store`, () => isOver)
  const visiting = Promise.all(
    Array.from({ length: visitorCount }, () => visitPages(balancer.origin, () => isOver)),
  )
  onTestFinished(() => {
    isOver = true
  })
  await shopping.buySome()
  for (const port of ports) {
    const old = running.get(port)
    if (old === undefined) throw new Error('not started')
    const [code, after] = await terminate(old)
    expect(code).toBe(0)
    expect(after).toBeLessThan(MAX_END_MS)
    running.set(port, await start(releases[1], port))
    await expect.poll(balancer.countHealthy).toBe(2)
    await shopping.buySome()
  }
  isOver = true
  await shopping.finish()
  const visits = await visiting

  const failures = visits.flatMap((each) => each.failures)
  expect(failures, logged.join('')).toEqual([])
  const files = new Set(visits.flatMap((each) => [...each.files]))
  expect([...files]).toEqual(expect.arrayContaining(scripts.map((name) => `/assets/${name}`)))
  const { orders } = readLedger(dataDir)
  expect(orders.size).toBe(shopping.countOrders())
  expect([...orders.values()].map(({ id }) => id)).toEqual(
    Array.from({ length: orders.size }, (_, at) => at + 1),
  )
})
