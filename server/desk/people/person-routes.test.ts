import { expect, it } from 'vitest'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { deskPerson } from '#content/desk/person.ts'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { openTestOrders } from '#test/local-store/merchant-orders.ts'

/** Records that all of the first order's money went back. */
async function refundAll({ store }: Pick<OpenDeskSite, 'store'>): Promise<void> {
  const { orders, act } = openTestOrders(store)
  const amount = orders.findOrder(1)?.order.totals.total ?? 0
  expect(await act(1, { type: 'refund', amount, note: '' })).toMatchObject({ type: 'done' })
}

/** A desk with a message and a cancelled order of one person, refunded or not. */
async function openWithBuyer(isRefunded = true) {
  const opened = await openDeskSite()
  const cancel = { type: 'cancel', reason: 'staff', note: '', restock: true } as const
  await openTestOrders(opened.store).act(1, cancel)
  if (isRefunded) await refundAll(opened)
  const cookie = await opened.setUp()
  const token = await opened.tokenOf(cookie)
  const { database } = opened.store
  const emailOf = () => database.prepare('SELECT email FROM orders WHERE id = 1').get()?.email
  const ask = async (path: string) => {
    const body = new URLSearchParams({ [formFields.token]: token, sure: 'yes' })
    const init = { method: 'POST', body, headers: { Cookie: cookie } }
    const url = `https://shop.example/desk/${path}/1/erase-person`
    return opened.site.request(url, init, { buyerIp: '192.0.2.1' })
  }
  const erase = async (path: string) => (await ask(path)).status
  return { ...opened, cookie, emailOf, erase, ask }
}

const hasMessage = async ({ desk }: Pick<OpenDeskSite, 'desk'>) =>
  (await desk.messages.find(1)) !== null

it('a person found by a message can be erased again after the store has failed', async () => {
  const opened = await openWithBuyer()
  const { database } = opened.store
  database.exec('ALTER TABLE carts RENAME TO away')
  expect(await opened.erase('messages')).toBe(500)
  expect([await hasMessage(opened), opened.emailOf()]).toEqual([true, 'asha@example.com'])
  database.exec('ALTER TABLE away RENAME TO carts')
  expect(await opened.erase('messages')).toBe(303)
  expect([await hasMessage(opened), opened.emailOf()]).toEqual([false, ''])
})

it('a person found by an order can be erased again after the desk has failed', async () => {
  const opened = await openWithBuyer()
  const { schema } = opened.desk.database
  await schema.alterTable('letters').renameTo('away').execute()
  expect(await opened.erase('orders')).toBe(500)
  expect([await hasMessage(opened), opened.emailOf()]).toEqual([true, 'asha@example.com'])
  await schema.alterTable('away').renameTo('letters').execute()
  expect(await opened.erase('orders')).toBe(303)
  expect([await hasMessage(opened), opened.emailOf()]).toEqual([false, ''])
})

it('an order whose refund is owed keeps its buyer and is named, until the refund is recorded', async () => {
  const opened = await openWithBuyer(false)
  const answer = await opened.ask('orders')
  expect([answer.status, opened.emailOf()]).toEqual([303, 'asha@example.com'])
  expect(await opened.see(opened.cookie, answer)).toContain(deskPerson.refundDue(['PG1001']))
  await refundAll(opened)
  expect(await opened.erase('orders')).toBe(303)
  expect(opened.emailOf()).toBe('')
})

it('an empty box is refused by the shop, not the browser, in a sentence that the box names', async () => {
  const opened = await openWithBuyer()
  const path = '/desk/messages/1/erase-person'
  const refused = await opened.act(opened.cookie, path)
  const page = await refused.text()
  const [, form = ''] = /<form([^>]*erase-person[\s\S]*?)<\/form>/.exec(page) ?? []
  const [, named = ''] =
    /<input[^>]*type="checkbox"[^>]*aria-describedby="([^"]+)"/.exec(form) ?? []
  expect([refused.status, form]).toEqual([422, expect.stringContaining(' noValidate=""')])
  expect(form).toMatch(/<input[^>]*type="checkbox"[^>]*aria-invalid="true"[^>]*autofocus=""/)
  expect(form).toContain(`id="${named}" class="fault" role="alert">${deskPerson.notSure}`)
  expect(await hasMessage(opened)).toBe(true)
})
