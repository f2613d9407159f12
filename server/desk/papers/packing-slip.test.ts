import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPrintedColour } from '#desk/letters/brand-colours.ts'
import type { OrderAction } from '#local-store/merchant-orders/order-actions.ts'
import type { OrderRequest } from '#local-store/store/orders.ts'
import type { CartRecord } from '#local-store/store/records.ts'
import type { Store } from '#local-store/store/store.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { deliveryAddress } from '#test/local-store/sample-address.ts'
import { drawHead } from './invoice-paper.ts'
import { drawSlip } from './packing-slip.ts'
import { type Block, createPaper } from './paper.ts'

const parcel = { carrier: 'Delhivery', trackingNumber: '1', trackingUrl: null }
const dispatch: OrderAction = { type: 'dispatch', ...parcel }
const refuse: OrderAction = { type: 'refuse', note: '', restock: true }
const refund = (amount: number): OrderAction => ({ type: 'refund', amount, note: '' })
const cancel: OrderAction = { type: 'cancel', reason: 'customer', note: '', restock: true }

it.each<[string, 'cod' | 'upi', readonly OrderAction[], string]>([
  ['an unpaid cash order', 'cod', [], 'Collect ₹2,097 in cash'],
  ['a cash order that the buyer refused', 'cod', [dispatch, refuse], 'Not paid. Collect nothing.'],
  ['a paid order', 'upi', [], 'Paid. Collect nothing.'],
  ['a partly refunded order', 'upi', [refund(100)], 'Partly refunded. Collect nothing.'],
  ['a refunded order', 'upi', [refund(209_700)], 'Refunded. Collect nothing.'],
  ['a cancelled order', 'cod', [cancel], 'Cancelled: do not send'],
])('the slip of %s says what to collect', async (_, paymentMethod, actions, sentence) => {
  const store = openTestStore()
  const { id } = placeTestOrder(store, { paymentMethod })
  const texts = await printSlip(store, id, actions)
  expect(texts.filter((text) => /Collect|send/.test(text))).toEqual([sentence])
})

it.each([
  ['express', ['Send as: Express delivery']],
  ['standard', []],
])('the slip of an order with %s delivery says: %j', async (deliveryOption, sentences) => {
  const store = openTestStore()
  const { id } = placeTestOrder(store, { deliveryOption })
  const texts = await printSlip(store, id)
  expect(texts.filter((text) => text.startsWith('Send as'))).toEqual(sentences)
})

const kannada = 'ಬೆಂಗಳೂರು'
const line = {
  id: 'line',
  variantId: 11,
  quantity: 1,
  attributes: [{ key: 'Name', value: kannada }],
}

it.each<[string, Partial<CartRecord>, Partial<OrderRequest>, number]>([
  ['everywhere', {}, {}, 0],
  ['except in the address', {}, { deliveryAddress: { ...deliveryAddress, city: kannada } }, 1],
  ['except in the note', { note: `For ${kannada}` }, {}, 1],
  ['except in what was typed for a game', { lines: [line] }, {}, 1],
])('a slip with letters that can be printed %s', async (_, cart, request, times) => {
  const store = openTestStore()
  const texts = await printSlip(store, placeTestOrder(store, request, cart).id)
  expect(texts.filter((text) => text.startsWith('Some characters'))).toHaveLength(times)
})

it('the name of the shop has the colour of the brand', async () => {
  const css = readFileSync('merchant/colours.css', 'utf8')
  const store = openTestStore()
  const blocks: Block[] = []
  await printSlip(store, placeTestOrder(store).id, [], blocks)
  const paper = createPaper('Invoice')
  paper.doc.addPage()
  drawHead({ ...paper, write: (_, block) => blocks.push(block) }, 'Tax invoice')
  const names = blocks.filter(({ font }) => font === 'display').map(({ colour }) => colour)
  expect(names).toEqual([readPrintedColour(css), readPrintedColour(css)])
})

/** The texts on the slip of an order after some actions. */
async function printSlip(
  store: Store,
  id: number,
  actions: readonly OrderAction[] = [],
  blocks: Block[] = [],
) {
  const { orders, act } = openTestOrders(store)
  for (const action of actions) expect(await act(id, action)).toMatchObject({ type: 'done' })
  const current = orders.findOrder(id)
  if (!current) throw new Error('No order')
  const texts: string[] = []
  const paper = createPaper('Slips')
  const write: typeof paper.write = (text, block) => {
    texts.push(text)
    blocks.push(block)
    return paper.write(text, block)
  }
  drawSlip({ ...paper, write }, current)
  return texts
}
