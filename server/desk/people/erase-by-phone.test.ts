import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { queueTestLetter } from '#test/desk/queue-test-letter.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore } from '#test/local-store/open-test-store.ts'
import { servingEnvironment } from '#tools/serving.mjs'

const root = resolve(import.meta.dirname, '../../..')
const cancel = { type: 'cancel', reason: 'staff', note: '', restock: true } as const

/** A buyer's finished order and one under way, a letter about each, and the command for the buyer's phone. */
async function openWithLetters() {
  const dataDir = makeTestFolder()
  const store = openTestStore({}, dataDir, new Date())
  const bingo = { lines: [{ id: 'line-1', variantId: 41, quantity: 1, attributes: [] }] }
  const done = placeTestOrder(store)
  const underWay = placeTestOrder(store, {}, bingo)
  const { act } = openTestOrders(store)
  await act(done.id, cancel)
  const refund = async () =>
    void (await act(done.id, { type: 'refund', amount: done.totals.total, note: '' }))
  const desk = await openDesk({ dataDir, databaseUrl: null })
  onTestFinished(() => desk.close())
  for (const { id } of [done, underWay])
    await queueTestLetter(desk, id, { about: `order ${id}`, kind: 'order', key: `order ${id}` })
  const run = async (action: string) => {
    const args = ['tools/personal-data.ts', action, '98765 43210']
    const { PATH, HOME } = process.env
    const env = { PATH, HOME, ...servingEnvironment, DATA_DIR: dataDir }
    return (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout
  }
  const listLetters = async () => (await desk.mail.list({})).map(({ about }) => about)
  return { done, underWay, desk, run, refund, listLetters }
}

it('npm run personal-data finds and erases letters about the orders of a phone number', async () => {
  const { done, underWay, run, refund, listLetters } = await openWithLetters()
  expect(JSON.parse(await run('export')).letters).toHaveLength(2)
  expect(await run('erase')).toContain(`a refund is still owed: ${done.number}.`)
  expect(await listLetters()).toHaveLength(2)
  await refund()
  expect(await run('erase')).toContain(`Anonymised orders: ${done.number}.`)
  expect(await listLetters()).toEqual([`order ${underWay.id}`])
})

it('npm run personal-data erases the letters in a second run if the desk failed in the first', async () => {
  const { done, underWay, desk, run, refund, listLetters } = await openWithLetters()
  await refund()
  const { schema } = desk.database
  await schema.alterTable('letters').renameTo('away').execute()
  await expect(run('erase')).rejects.toThrow('no such table: letters')
  await schema.alterTable('away').renameTo('letters').execute()
  expect(await run('erase')).toContain(`Anonymised orders: ${done.number}.`)
  expect(await listLetters()).toEqual([`order ${underWay.id}`])
})
