import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { buildShop } from '#tools/build-shop.ts'
import { root } from '#tools/project.ts'
import { createPaperPrinter } from './paper-printer.ts'

it('the built worker renders a PDF', async () => {
  await buildShop()
  const store = openTestStore()
  const current = openTestOrders(store).orders.findOrder(placeTestOrder(store).id)
  if (current === null) throw new Error('The order is lost.')
  const print = createPaperPrinter(resolve(root, 'build/current/server/paper-worker.js'))
  const pdf = Buffer.from((await print({ what: 'slips', sheets: [current] })) ?? []).toString(
    'latin1',
  )
  expect(pdf).toMatch(/^%PDF-[\s\S]*\/Type \/Page\b[\s\S]*%%EOF\s*$/)
})
