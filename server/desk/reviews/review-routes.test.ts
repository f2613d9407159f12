import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { deskReviews as words } from '#content/desk/reviews.ts'
import type { NewReview } from '#desk/reviews/store-review.ts'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'

let opened: OpenDeskSite
let cookie: string
const review: NewReview = {
  key: null,
  productId: 'gid://shopify/Product/1',
  name: 'Kabir',
  rating: 1,
  email: 'kabir@example.com',
  text: 'The <b>cards</b> bend.',
  orderNumber: null,
  verified: 'none',
}
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
  await opened.desk.reviews.store(review)
})

const act = (name: string, fields: Record<string, string> = {}) =>
  opened.act(cookie, `/desk/reviews/1/${name}`, fields)
const find = () => opened.desk.reviews.find(1)

it('a new review is listed, also on the first page, with its verification', async () => {
  for (const path of ['/desk', '/desk/reviews']) {
    const page = await opened.get(cookie, path)
    expect(page).toContain('href="/desk/reviews/1"')
    expect(page).toContain('Not verified')
    expect(page).toContain('The &lt;b&gt;cards&lt;/b&gt; bend.')
  }
  expect(await opened.get(cookie, '/desk/reviews?state=published')).toContain('No review here.')
})

it('a review is published, answered and hidden for a reason, all in its history', async () => {
  expect((await act('publish')).headers.get('Location')).toBe('/desk/reviews/1')
  await act('answer', { text: ' We send new cards. ' })
  expect(await find()).toMatchObject({ state: 'published', answer: 'We send new cards.' })
  await act('hide', { reason: 'personal-data', note: 'It names a courier.' })
  const hidden = { state: 'hidden', hiddenReason: 'personal-data' }
  expect(await find()).toMatchObject({ ...hidden, hiddenNote: 'It names a courier.' })
  const page = await opened.get(cookie, '/desk/reviews/1')
  for (const text of [
    'published review 1',
    'answered review 1',
    'hid review 1: Shares somebody’s private details',
  ])
    expect(page).toContain(text)
  await act('answer', { text: '', seen: 'We send new cards.' })
  expect(await find()).toMatchObject({ answer: null })
})

it.each([
  ['hide', { reason: 'bad for the shop' }, 'Choose a reason from the list.'],
  ['hide', { reason: 'abusive', note: 'a'.repeat(501) }, 'This note is too long'],
  ['answer', { text: 'a'.repeat(2001) }, 'This answer is too long'],
])(
  'an invalid %s is refused with a message and no change: %#',
  async (name, fields: Record<string, string>, sentence) => {
    const before = await find()
    const refused = await act(name, fields)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(sentence)
    expect(await find()).toEqual(before)
  },
)

it('a stale answer does not replace a colleague’s, and is kept', async () => {
  await act('answer', { text: 'We send new cards.', seen: '' })
  const refused = await act('answer', { text: 'Sorry, Kabir.', seen: '' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain(words.answerChanged('We send new cards.'))
  expect(page).toContain('Sorry, Kabir.</textarea>')
  expect(await find()).toMatchObject({ answer: 'We send new cards.' })
  expect(page).toContain('name="seen" value="We send new cards."')
  await act('answer', { text: 'Sorry, Kabir.', seen: 'We send new cards.' })
  expect(await find()).toMatchObject({ answer: 'Sorry, Kabir.' })
})

it('a writer’s data is found from their review and erased', async () => {
  expect(await opened.get(cookie, '/desk/reviews/1')).toContain('/desk/reviews/1/person')
  const kept = JSON.parse(await opened.get(cookie, '/desk/reviews/1/person.json'))
  expect(kept.reviews).toMatchObject([{ name: 'Kabir', rating: 1 }])
  await opened.act(cookie, '/desk/reviews/1/erase-person', { sure: 'yes' })
  expect(await find()).toBeNull()
})

it('a missing review is answered 404', async () => {
  expect((await opened.act(cookie, '/desk/reviews/9/publish')).status).toBe(404)
})

const drawPhoto = () => {
  const create = { width: 9, height: 9, channels: 3, background: 'teal' } as const
  return sharp({ create }).png().toBuffer()
}

it('lists show which reviews have pictures, and how many are unchecked', async () => {
  const photo = await drawPhoto()
  expect(await opened.get(cookie, '/desk/reviews')).not.toMatch(/\d pictures?\b/)
  await opened.desk.reviews.store({ ...review, email: 'asha@example.com', photos: [photo] })
  const three = { ...review, email: 'ravi@example.com', photos: [photo, photo, photo] }
  await opened.desk.reviews.store(three)
  await opened.act(cookie, '/desk/reviews/3/photos/2/hide', { reason: 'personal-data' })
  for (const path of ['/desk', '/desk/reviews']) {
    const page = await opened.get(cookie, path)
    expect(page).toContain('<span>1 picture, 1 to look at</span>')
    expect(page).toContain('<span>3 pictures, 2 to look at, 1 hidden</span>')
  }
  await opened.act(cookie, '/desk/reviews/3/publish')
  const published = await opened.get(cookie, '/desk/reviews?state=published')
  expect(published).toContain('<span>3 pictures, 1 hidden</span>')
})

it('pictures of an unpublished review are seen only at the desk, and hidden one by one', async () => {
  const photo = await drawPhoto()
  const other = { ...review, email: 'asha@example.com', photos: [photo] }
  await opened.desk.reviews.store(other)
  const path = '/desk/reviews/2/photos/1'
  expect(await opened.get(cookie, '/desk/reviews/2')).toContain(`src="${path}?size=small"`)
  const seen = await opened.ask(path, { headers: { Cookie: cookie } })
  expect(seen.headers.get('Content-Type')).toBe('image/webp')
  expect(seen.headers.get('Cache-Control')).toBe('no-store')
  expect((await opened.ask(path)).status).toBe(303)
  const hide = (id: number, reason: string) =>
    opened.act(cookie, `/desk/reviews/${id}/photos/1/hide`, { reason })
  expect((await hide(2, 'ugly')).status).toBe(422)
  expect((await hide(1, 'personal-data')).status).toBe(404)
  expect((await hide(2, 'personal-data')).headers.get('Location')).toBe('/desk/reviews/2')
  const page = await opened.get(cookie, '/desk/reviews/2')
  expect(page).toContain('hid a picture of review 2: Shares somebody’s private details')
  expect((await opened.act(cookie, `${path}/show`)).status).toBe(303)
  expect(await opened.desk.reviews.photos.listOf(2)).toMatchObject([{ hiddenReason: null }])
})
