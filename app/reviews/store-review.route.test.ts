import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { reviewProblems } from '#content/form-problems.ts'
import { reviews as words } from '#content/reviews.ts'
import { followOrders } from '#server/desk/orders/follow-orders.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

const shop = await openShop({ FIGURES: 'measured' })
const [first] = shop.store.catalogue.products
const product = `gid://shopify/Product/${first?.id}`
afterAll(() => shop.close())

/** A cart with the reviewed product. */
const bought = () => {
  const variantId = shop.store.catalogue.products[0]?.variants[0]?.id ?? 0
  return { lines: [{ id: 'line-1', variantId, quantity: 1, attributes: [] }] }
}

let people = 0
let typed: Record<string, string>
/** Dispatches an order. @returns the link to review it from the letter */
async function openLetter(orderId: number): Promise<URL> {
  const { orders: merchantOrders, act } = openTestOrders(shop.store)
  const look = followOrders({ merchantOrders, openDesk: shop.openDesk, origin: SHOP_ORIGIN })
  await look()
  const parcel = { carrier: 'India Post', trackingNumber: 'EE1', trackingUrl: null }
  await act(orderId, { type: 'dispatch', ...parcel })
  await look()
  const [letter] = await (await shop.openDesk()).mail.list({})
  return new URL(/^https?:.*\/review\?.*$/m.exec(letter?.text ?? '')?.[0] ?? 'about:blank')
}

/** A new author for each test. */
beforeEach(() => {
  shop.replaceDesk(shop.openDesk)
  people += 1
  typed = {
    ...{ name: 'Asha', email: `asha${people}@example.com`, rating: '2', product },
    text: `Funny <b>${people}</b> times.`,
  }
})

const headers = { Origin: SHOP_ORIGIN }
const send = (body: object) =>
  shop.ask('/api/review', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const sendForm = (fields: Record<string, string>) =>
  shop.ask('/api/review', { method: 'POST', headers, body: new URLSearchParams(fields) })
const listStored = async () => {
  const { reviews } = await (await shop.openDesk()).reviews.list({ size: 500 })
  return reviews.filter(({ email }) => email === typed.email)
}

describe('a review', () => {
  it('is stored without markup, unverified and unpublished, before success is reported', async () => {
    const answer = await send({ ...typed, key: 'a-key-of-one-review' })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({ message: words.stored.text(false) })
    const text = `Funny ${people} times.`
    expect(await listStored()).toMatchObject([
      { state: 'waiting', verified: 'none', rating: 2, text },
    ])
  })

  it('sent again is stored once; another from the same mailbox for the product is refused', async () => {
    const body = { ...typed, key: `key-of-a-review-${people}` }
    expect((await send(body)).status).toBe(200)
    expect((await send(body)).status).toBe(200)
    const other = await send({ ...typed, text: 'Another one.' })
    expect([other.status, await other.json()]).toEqual([409, { message: words.twice.text }])
    expect(await listStored()).toHaveLength(1)
  })

  it.each([
    ['without an e-mail address', { email: '' }, 400],
    ['with six stars', { rating: '6' }, 400],
    ['without a text', { text: '  ' }, 400],
    ['with an invalid order number', { order: 'the second one' }, 400],
    ['of a product that the store does not have', { product: 'gid://shopify/Product/999' }, 404],
    ['of something that is not a product', { product: 'me' }, 404],
  ])('%s is rejected with a message, and not stored', async (_, changes, status) => {
    const mailbox = typed.email
    const answer = await send({ ...typed, ...changes })
    expect(answer.status).toBe(status)
    expect((await answer.json()).message).toMatch(/\.$/)
    typed = { ...typed, email: mailbox ?? '' }
    expect(await listStored()).toEqual([])
  })

  it('is not confirmed when the desk fails', async () => {
    shop.replaceDesk(() => Promise.reject(new Error('disk is full')))
    expect((await send(typed)).status).toBe(503)
    const page = await sendForm(typed)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain(`value="${typed.email}"`)
  })
})

describe('a buyer', () => {
  it('is verified by order number and mailbox, not by either alone', async () => {
    const order = placeTestOrder(shop.store, {}, bought())
    const review = { ...typed, order: order.number }
    const stranger = await send(review)
    expect(await stranger.json()).toEqual({ message: words.stored.text(false) })
    expect(await listStored()).toMatchObject([{ verified: 'none', orderNumber: null }])
    typed = { ...typed, email: order.email }
    const buyer = await send({ ...review, email: order.email })
    expect(await buyer.json()).toEqual({ message: words.stored.text(true) })
    expect(await listStored()).toMatchObject([{ verified: 'order', orderNumber: order.number }])
  })

  it('is verified by the link in the letter, without entering a mailbox', async () => {
    const order = placeTestOrder(shop.store, { email: `link${people}@example.com` }, bought())
    const link = await openLetter(order.id)
    const [id, number, proof = ''] = ['product', 'order', 'proof'].map(
      (name) => link.searchParams.get(name) ?? '',
    )
    expect([link.origin, id, number]).toEqual([SHOP_ORIGIN, product, order.number])
    const form = await shop.ask(link.pathname + link.search)
    const page = await form.text()
    expect([form.status, form.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(page).not.toContain('type="email"')
    expect(page).not.toContain(order.email)
    const { email: _, ...rest } = typed
    const sent = { ...rest, product, order: order.number, proof }
    const forged = await sendForm({ ...sent, proof: `${proof.slice(1)}A` })
    expect(forged.status).toBe(400)
    expect(pageText(await (await sendForm(sent)).text())).toContain(words.stored.text(true))
    typed = { ...typed, email: order.email }
    expect(await listStored()).toMatchObject([{ verified: 'link', orderNumber: order.number }])
  })
})

describe('without script', () => {
  it('the form is a page of its own, and its response is a page too', async () => {
    const form = await shop.ask(`/review?product=${encodeURIComponent(product)}`)
    expect(await form.text()).toContain('action="/api/review"')
    const answer = await sendForm(typed)
    expect(answer.status).toBe(200)
    expect(pageText(await answer.text())).toContain(words.stored.text(false))
    expect(await listStored()).toHaveLength(1)
  })

  it('errors are shown at their fields, whose values are kept', async () => {
    const answer = await sendForm({ ...typed, name: '' })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(pageText(page)).toContain(specified('Please correct the errors below.'))
    expect(page).toContain(`value="${typed.email}"`)
    expect(page).toMatch(/<input[^>]*checked=""[^>]*value="2"|value="2"[^>]*checked=""/)
  })

  it('an unknown product has no form', async () => {
    expect((await shop.ask('/review?product=gid://shopify/Product/999')).status).toBe(404)
  })
})

it('the demonstration shop has no review route', async () => {
  const demonstration = await openShop()
  const body = new URLSearchParams(typed)
  const answer = await demonstration.ask('/api/review', { method: 'POST', headers, body })
  expect(answer.status).toBe(404)
  await demonstration.close()
})

describe('pictures', () => {
  const draw = (width: number) =>
    sharp({ create: { width, height: 30, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
  const sendFiles = (files: readonly Buffer[], accept = 'application/json') => {
    const body = new FormData()
    for (const [name, value] of Object.entries(typed)) body.set(name, value)
    for (const file of files) body.append('photos', new Blob([Uint8Array.from(file)]), 'a.jpg')
    return shop.ask('/api/review', {
      method: 'POST',
      headers: { ...headers, Accept: accept },
      body,
    })
  }

  it('are stored with a review, and public once it is published', async () => {
    expect((await sendFiles([await draw(40), await draw(50)])).status).toBe(200)
    const [stored] = await listStored()
    const { reviews } = await shop.openDesk()
    const [first, second] = await reviews.photos.listOf(stored?.id ?? 0)
    const path = `/review-photos/${first?.id}.webp`
    expect((await shop.ask(path)).status).toBe(404)
    await reviews.publish(stored?.id ?? 0, 'Meera')
    const photo = await shop.ask(path)
    expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(photo.headers.get('Cache-Control')).toContain('immutable')
    expect(photo.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await sharp(await photo.arrayBuffer()).metadata()).toMatchObject({ width: 40 })
    const html = await (
      await shop.ask(`/product/${shop.store.catalogue.products[0]?.handle}`)
    ).text()
    expect(html).toContain(`src="/review-photos/${second?.id}-small.webp"`)
    expect(html).toContain(`"image":["${SHOP_ORIGIN}${path}"`)
    for (const odd of ['x', '0.webp', `${first?.id}.png`, `${first?.id}-large.webp`])
      expect((await shop.ask(`/review-photos/${odd}`)).status).toBe(404)
  })

  it.each<[string, () => Promise<Buffer[]>, string]>([
    ['too many', async () => Array(4).fill(await draw(9)), reviewProblems.manyPhotos(3)],
    ['one too large', async () => [Buffer.alloc(6 * 1024 ** 2)], reviewProblems.largePhoto(5)],
    ['what is none', async () => [await draw(9), Buffer.from('no')], reviewProblems.noPicture],
  ])('%s: nothing is stored, and a message says why', async (_, make, sentence) => {
    const answer = await sendFiles(await make())
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toBe(`${sentence}.`)
    const page = await sendFiles(await make(), 'text/html')
    expect(pageText(await page.text())).toContain(sentence)
    expect(await listStored()).toEqual([])
  })

  it('too large a body is refused, and other forms keep their smaller limit', async () => {
    const answer = await sendFiles([Buffer.alloc(17 * 1024 ** 2)])
    expect([answer.status, await answer.json()]).toEqual([
      ...[413, { message: `${reviewProblems.largePhoto(5)}.` }],
    ])
    const body = new FormData()
    body.set('query', 'x'.repeat(100_000))
    const other = await shop.ask('/api/message', { method: 'POST', headers, body })
    expect(other.status).toBe(413)
    typed = { ...typed, order: 'x'.repeat(100_000) }
    expect((await sendFiles([await draw(9)])).status).toBe(413)
  })

  it('must be selected again after any other error without script', async () => {
    shop.replaceDesk(() => Promise.reject(new Error('disk is full')))
    const failed = await sendFiles([await draw(9)], 'text/html')
    expect(failed.status).toBe(503)
    expect(pageText(await failed.text())).toContain(reviewProblems.photosAgain)
    typed = { ...typed, name: '' }
    const page = await (await sendFiles([await draw(9)], 'text/html')).text()
    expect(pageText(page)).toContain(reviewProblems.photosAgain)
    expect(page).toMatch(/enctype="multipart\/form-data"/i)
  })
})
