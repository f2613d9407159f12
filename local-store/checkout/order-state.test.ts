import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import type { OrderAction } from '../merchant-orders/order-actions.ts'

const dispatch: OrderAction = {
  ...{ type: 'dispatch', carrier: 'Delhivery', trackingNumber: 'DL1042' },
  trackingUrl: 'https://track.test/?n=DL1042&b=<2>',
}

/** The page of a cash-on-delivery order after some actions, some hours later. */
async function pageAfter(
  actions: readonly OrderAction[],
  hours = 1,
  form: Record<string, string> = {},
) {
  let now = new Date('2026-04-15T10:00:00Z')
  const shop = await openTestCheckout({ now: () => now })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const placed = await shop.post(checkout, { ...goodForm, expectedTotal: '45000', ...form })
  for (const [at, action] of actions.entries())
    await shop.localStore.merchantOrders.act({ orderId: 1, version: at + 1, who: 'Meera', action })
  now = new Date(now.getTime() + hours * 3_600_000)
  const path = placed.headers.get('Location') ?? ''
  const page = await shop.get(path)
  return { page, text: await textOf(page.clone()), shop, path }
}

describe('the page of an order', () => {
  it('says that it is packed', async () => {
    const { text } = await pageAfter([{ type: 'pack' }])
    expect(text).toContain('Thank you, Asha. Your order is packed.')
    expect(text).toContain('We hand your parcel to the courier.')
  })

  it.each([
    ['new', [], 1],
    ['packed', [{ type: 'pack' }], 2],
    ['on its way', [{ type: 'pack' }, dispatch], 3],
    ['delivered', [{ type: 'pack' }, dispatch, { type: 'deliver' }], 4],
  ] satisfies [string, OrderAction[], number][])(
    'draws the way of an order that is %s up to there',
    async (_, actions, steps) => {
      const { page, text } = await pageAfter(actions)
      expect(text).toContain('Placed Packed On its way Delivered')
      const markup = await page.text()
      expect(markup.match(/class="track-done"/g)).toHaveLength(steps)
      expect(markup.match(/aria-current="step"/g)).toHaveLength(1)
    },
  )

  it('shows the boxes of its first three games above them', async () => {
    const handles = ['one', 'two', 'three', 'four']
    const products = handles.map((handle) => ({
      ...{ handle, title: handle, variants: [{ sku: handle, price: '100', stock: 9 }] },
      images: [{ url: `https://pictures.test/${handle}.webp`, width: 400, height: 500 }],
    }))
    const shop = await openTestCheckout({}, { products })
    const { checkout } = await createTestCart(shop, { one: 1, two: 2, three: 1, four: 1 })
    const placed = await shop.post(checkout, { ...goodForm, expectedTotal: '50000' })
    const markup = await (await shop.get(placed.headers.get('Location') ?? '')).text()
    const pictures = [...markup.matchAll(/ src="https:..pictures.test.(\w+)/g)].map(
      ([, name]) => name,
    )
    // The API lists what was put into a cart last first.
    expect(pictures).toEqual(['four', 'three', 'two', 'four', 'three', 'two', 'one'])
  })

  it('shows no box for a game without a picture', async () => {
    expect(await (await pageAfter([])).page.text()).not.toContain('order-boxes')
  })

  it('offers its link for WhatsApp until it is delivered, and not where the buyer is hidden', async () => {
    const { page, path } = await pageAfter([])
    const address = /https:\/\/wa\.me\/\?text=([^"]+)/
    const [, words = ''] = address.exec(await page.text()) ?? []
    expect(decodeURIComponent(words)).toBe(`Order PG1001: http://shop.test${path}`)
    expect(await (await pageAfter([], 25)).page.text()).not.toMatch(address)
    const delivered = await pageAfter([{ type: 'pack' }, dispatch, { type: 'deliver' }])
    expect(await delivered.page.text()).not.toMatch(address)
  })

  it('names carrier and tracking number once it is on its way, and leads to the parcel', async () => {
    const { text, page } = await pageAfter([dispatch])
    expect(text).toContain('Your order is on its way.')
    expect(text).toContain('Handed to the courier on 15 April 2026 at 3:30 pm')
    expect(text).toContain('Delhivery, tracking number DL1042')
    expect(text).toContain('The courier brings it to your door.')
    const markup = await page.text()
    // Not the label of the order's number, whose light ground swallows the text of a dark card.
    expect(markup).toContain('<strong>DL1042</strong>')
    expect(markup).toContain(
      'href="https://track.test/?n=DL1042&amp;b=%3C2%3E" rel="noopener noreferrer"',
    )
  })

  it('hides the tracking number a day later, from whoever only has its link', async () => {
    const { page, shop, path } = await pageAfter([dispatch], 25)
    const masked = await page.text()
    for (const secret of ['DL1042', 'track.test']) expect(masked).not.toContain(secret)
    expect(masked).toContain('Your order is on its way.')
    const shown = await shop.post(path, { contact: 'asha@example.com' })
    const [Cookie = ''] = shown.headers.getSetCookie()
    expect(await (await shop.get(path, { headers: { Cookie } })).text()).toContain('DL1042')
  })

  it('says that it was delivered, and paid in cash', async () => {
    const { text } = await pageAfter([dispatch, { type: 'deliver' }, { type: 'confirm-cash' }])
    expect(text).toContain('Your order was delivered.')
    expect(text).toContain('Paid in cash')
    expect(text).not.toContain('What happens next')
  })

  it('says that it was cancelled, and that nothing is left to pay', async () => {
    const cancel: OrderAction = {
      type: 'cancel',
      reason: 'inventory',
      note: 'damp',
      restock: false,
    }
    const { text } = await pageAfter([cancel])
    expect(text).toContain('This order was cancelled.')
    expect(text).toContain('nothing left to pay')
    for (const word of ['Thank you', 'What happens next', 'damp', 'On its way'])
      expect(text).not.toContain(word)
  })

  it('numbers what happens next only if there is more than one step', async () => {
    const upi = { paymentMethod: 'upi' }
    expect(await (await pageAfter([], 1, upi)).page.text()).toContain('<ol class="steps"')
    expect(await (await pageAfter([dispatch], 1, upi)).page.text()).not.toContain(
      '<ol class="steps"',
    )
  })

  it('says what the courier collects', async () => {
    const { text } = await pageAfter([])
    expect(text).toContain('Cash on Delivery: pay the courier ₹450')
  })

  it.each<[string, OrderAction[]]>([
    ['cancelled', [{ type: 'cancel', reason: 'customer', note: '', restock: true }]],
    ['refused', [dispatch, { type: 'refuse', note: '', restock: true }]],
  ])('says of a paid order that was %s whether its money went back', async (_, actions) => {
    const upi = { paymentMethod: 'upi' }
    expect((await pageAfter(actions, 1, upi)).text).toContain('Nothing was refunded yet.')
    expect((await pageAfter(actions)).text).not.toContain('Nothing was refunded yet.')
    const refund: OrderAction = { type: 'refund', amount: 45_000, note: '' }
    const { text } = await pageAfter([...actions, refund], 1, upi)
    expect(text).toContain('₹450 was refunded.')
    expect(text).not.toContain('Nothing was refunded yet.')
  })

  it('says of a parcel that was refused or lost only that it does not come', async () => {
    const { text } = await pageAfter([dispatch, { type: 'refuse', note: '', restock: false }])
    expect(text).toContain('The parcel could not be delivered.')
    expect(text).not.toMatch(/refused|on its way/)
  })

  it.each([
    ['new', []],
    ['packed', [{ type: 'pack' }]],
  ] satisfies [string, OrderAction[]][])(
    'expects nothing of an order that was refunded whole while it was %s',
    async (_, actions) => {
      const refund: OrderAction = { type: 'refund', amount: 45_000, note: '' }
      const { text } = await pageAfter([...actions, refund], 1, { paymentMethod: 'upi' })
      expect(text).toContain('What you paid was refunded.')
      expect(text).not.toMatch(/confirmed|is packed|We pack|We hand|Placed Packed/)
      const sent = await pageAfter([...actions, refund, dispatch], 1, { paymentMethod: 'upi' })
      expect(sent.text).toContain('Your order is on its way.')
    },
  )

  it('says what was refunded', async () => {
    const refund: OrderAction = { type: 'refund', amount: 12_050, note: '' }
    const upi = { paymentMethod: 'upi' }
    const { text } = await pageAfter([refund], 1, upi)
    expect(text).toContain('Paid by UPI ₹120.50 was refunded.')
  })
})
