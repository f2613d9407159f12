import { beforeEach, expect, it, vi } from 'vitest'
import { forms } from '#content/forms.ts'
import { reviews } from '#content/reviews.ts'
import { sendReview } from './send-review.ts'

const review = {
  name: 'Asha',
  rating: 4,
  text: 'Loud.',
  email: 'asha@example.com',
  product: 'gid://shopify/Product/1',
}
const photo = new Blob(['a picture'], { type: 'image/jpeg' })
const { signal } = new AbortController()
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockResolvedValue(Response.json({ message: 'Kept.' }))
})

it('pictures are sent with all fields as multipart, with JSON as the response', async () => {
  const outcome = await sendReview(review, { photos: [photo, photo], key: 'key-of-it', signal })
  expect(outcome).toEqual({ type: 'sent', answer: 'Kept.' })
  const { headers, body } = fetched.mock.calls[0]?.[1] ?? {}
  expect(headers).toEqual({ Accept: 'application/json' })
  const form = body instanceof FormData ? body : new FormData()
  const { photos: _, ...fields } = Object.fromEntries(form)
  expect(fields).toEqual({ ...review, rating: '4', key: 'key-of-it' })
  expect(form.getAll('photos')).toHaveLength(2)
})

it.each([400, 413])('a rejection of the pictures is permanent, and shown: %s', async (status) => {
  fetched.mockResolvedValue(Response.json({ message: 'Too large.' }, { status }))
  const outcome = await sendReview(review, { photos: [photo], key: null, signal })
  const toast = {
    title: forms.invalid.title,
    description: 'Too large.',
    tone: 'destructive',
    topic: 'review',
  }
  expect(outcome).toEqual({ type: 'refused', isTemporary: false, toast })
})

it('without pictures it is sent as JSON, and a second one is refused for good', async () => {
  const response = { message: 'Only one.' }
  fetched.mockResolvedValue(Response.json(response, { status: 409 }))
  const outcome = await sendReview(review, { photos: [], key: null, signal })
  const { headers, body } = fetched.mock.calls[0]?.[1] ?? {}
  expect(headers).toEqual({ 'Content-Type': 'application/json', Accept: 'application/json' })
  expect(JSON.parse(String(body))).toEqual({ ...review, key: null })
  expect(outcome).toMatchObject({
    type: 'refused',
    isTemporary: false,
    toast: { title: reviews.twice.title, description: 'Only one.' },
  })
})

it.each([429, 502])('any other refusal is temporary: %s', async (status) => {
  fetched.mockResolvedValue(Response.json({}, { status }))
  const outcome = await sendReview(review, { photos: [], key: null, signal })
  expect(outcome).toMatchObject({ isTemporary: true, toast: { title: forms.failure.title } })
})

it.each([
  [[], 20_000],
  [[photo], 90_000],
])('is given up after a while, which is longer with pictures', async (photos, timeout) => {
  const limited = vi.spyOn(AbortSignal, 'timeout')
  await sendReview(review, { photos, key: null, signal })
  expect(limited.mock.calls).toEqual([[timeout]])
  limited.mockRestore()
})
