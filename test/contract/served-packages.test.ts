import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { copyRelease } from '#test/copy-release.ts'
import { findFreePort, startProgram } from '#test/e2e/running-program.ts'
import { copyServedPackages } from '#test/served-packages.ts'
import { buildShop } from '#tools/build-shop.ts'
import { crashCatalogue } from './crash-catalogue.ts'
import { readLedger } from './crash-ledger.ts'
import { createShopper } from './crash-shopper.ts'

const run = promisify(execFile)

/** The crash tests' goods, with one of the demonstration's pictures. */
const drawing = 'pictures/shot-roulette-front'
const images = [{ file: `${drawing}.svgz`, altText: 'Box', width: 3240, height: 4050 }]
const products = crashCatalogue.products?.map((product) => ({ ...product, images }))
const catalogueText = JSON.stringify({ ...crashCatalogue, products })

beforeAll(() => buildShop())

/** A machine that only serves: the release, and the packages of `npm ci --omit=dev`. */
function installRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  copyRelease(folder)
  copyServedPackages(folder)
  return folder
}

it('a built release sells, serves pictures and is backed up with the serving packages alone, and keeps an order when it is killed', async () => {
  const folder = installRelease()
  // The catalogue is beside the demonstration's pictures.
  const catalogue = join(folder, 'demo', 'crash.json')
  writeFileSync(catalogue, catalogueText)
  const environment = {
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, 'data'),
    CATALOGUE_FILE: catalogue,
    NODE_ENV: 'production',
  }
  const ask = (tool: string, ...options: string[]) =>
    run(process.execPath, [join(folder, tool), ...options], { cwd: folder, env: environment })
  const opened = ask('tools/is-healthy.mjs', '--wait', '600')
  const start = () => startProgram(join(folder, 'server/main.ts'), [], environment)
  const program = await start()
  onTestFinished(() => program.kill())
  const { origin } = new URL(program.address)
  await opened

  const page = await (await fetch(`${origin}/search?q=ludo`)).text()
  const [drawn = ''] = /\/local-store\/cdn\/[^" ]+/.exec(page) ?? []
  expect(drawn).toContain(drawing)
  const picture = await fetch(`${origin}${drawn.replaceAll('&amp;', '&')}`)
  expect(picture.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg|png)$/)
  let isOver = false
  const shopper = createShopper(Math.random, {
    onAnswer: () => {
      isOver = shopper.carts.some(({ orderPath }) => orderPath !== null)
    },
    onPaying: () => undefined,
  })
  await shopper.shop(
    () => `${origin}/local-store`,
    () => isOver,
  )
  expect(readLedger(join(folder, 'data')).orders.size).toBe(1)
  expect((await ask('tools/backup.ts')).stdout).toContain('Backed up and checked')
  await program.kill()

  const again = await start()
  onTestFinished(() => again.kill())
  const [orderPath = ''] = shopper.carts.flatMap(({ orderPath: path }) => path ?? [])
  const kept = await fetch(new URL(orderPath, again.address))
  expect(kept.status).toBe(200)
  expect(await kept.text()).toContain('class="order-number"')
  expect(await again.interrupt()).toBe(0)
  await expect(ask('tools/is-healthy.mjs')).rejects.toMatchObject({ code: 1 })
})
