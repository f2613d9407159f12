// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ShownReview, StoredReviews } from '#commerce/model/shop-reviews.ts'
import { reviews as words } from '#content/reviews.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { ConnectionCheck, checked, found } from '#test/connection-check.tsx'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { ReviewsWidget } from './reviews-widget.tsx'

const toast = vi.hoisted(() => vi.fn())
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast: toast,
}))

const productId = 'gid://shopify/Product/1'
const settings = { claims: claimsFor('measured', { hasDesk: true }) } as const
const answer = vi.fn<(path: string, body: Record<string, unknown>) => Promise<Response>>()

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({ message: 'Kept.' }))
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    answer(String(url), init?.body ? JSON.parse(String(init.body)) : {}),
  )
})

const widget = (stored: StoredReviews | null) => (
  <InShop settings={settings}>
    <ConnectionCheck />
    <ReviewsWidget productId={productId} title="Drunk Ludo" summary={null} stored={stored} />
  </InShop>
)
const show = (stored: StoredReviews | null = null) => render(widget(stored))
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const fill = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
async function fillAll() {
  await press('Write a Review')
  fireEvent.click(screen.getByRole('radio', { name: '2 stars' }))
  fill('Your name', 'Asha')
  fill('Your review', 'The cards bend.')
  fill('Your email', 'asha@example.com')
}
const names = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('b')?.textContent)

it('a review is sent, and then shown first in this browser', async () => {
  show()
  await fillAll()
  await press('Submit Review')
  expect(answer.mock.calls[0]).toMatchObject([
    '/api/review',
    {
      product: productId,
      name: 'Asha',
      rating: 2,
      text: 'The cards bend.',
      email: 'asha@example.com',
      order: '',
      key: expect.stringMatching(/^[\w-]{8,64}$/),
    },
  ])
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: words.stored.title,
    description: 'Kept.',
    tone: 'success',
    topic: 'review',
  })
  expect(names()).toEqual(['Asha'])
  expect(screen.queryByRole('form')).toBeNull()
})

it('a rejected review stays in the form, and is not shown', async () => {
  answer.mockImplementation(async () => Response.json({ message: 'Once.' }, { status: 409 }))
  show()
  await fillAll()
  await press('Submit Review')
  const told = { title: words.twice.title, description: 'Once.', tone: 'destructive' }
  expect(toast).toHaveBeenCalledExactlyOnceWith({ ...told, topic: 'review' })
  expect(names()).toEqual([])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' }).value).toBe('Asha')
})

it('the required fields are validated with the specified message', async () => {
  show()
  await press('Write a Review')
  await press('Submit Review')
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: specified('Error: Please fill in all required fields.'),
    tone: 'destructive',
    topic: 'review',
  })
  expect(answer).not.toHaveBeenCalled()
})

it('without a network a review is kept in the form with its stars, and the page says so', async () => {
  answer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  const { unmount } = show()
  await fillAll()
  await press('Submit Review')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    words.unsent,
  )
  expect(names()).toEqual([])
  unmount()
  show()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true)
})

it('a queued review that sends itself leaves the focus where it is', async () => {
  answer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  const { unmount } = show()
  await fillAll()
  await press('Submit Review')
  unmount()
  answer.mockImplementation(async () => Response.json({ message: 'Kept.' }))
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  show()
  await checked(found)
  await waitFor(() => expect(names()).toEqual(['Asha']))
  expect(document.activeElement).toBe(field)
  field.remove()
})

const review: ShownReview = {
  id: 7,
  name: 'Kabir',
  rating: 4,
  text: 'Loud.',
  isVerified: true,
  helpful: 2,
  answer: 'Thank you.',
  createdAt: '2026-01-05T20:00:00.000Z',
  photos: [3, 5],
}
const distribution = { 1: 0, 2: 0, 3: 0, 4: 2, 5: 0 }
const stored: StoredReviews = {
  summary: { averageRating: 4, totalReviews: 2, distribution },
  reviews: [review],
  next: 7,
}

it('published reviews have a date, a verification, an answer and a vote that counts once', async () => {
  answer.mockImplementation(async () => Response.json({ helpful: 3 }))
  show(stored)
  const card = screen.getByRole('article').textContent
  const photo = screen.getByRole('img', { name: words.photo('Kabir', 2) })
  expect(photo.getAttribute('src')).toBe('/review-photos/5-small.webp')
  expect(photo.closest('a')?.getAttribute('href')).toBe('/review-photos/5.webp')
  for (const text of ['Kabir', 'Verified buyer', 'January 6, 2026', 'Thank you.'])
    expect(card).toContain(text)
  await press(/^Helpful \(2\)/)
  const button = screen.getByRole('button', { name: /^Helpful \(3\)/ })
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await press(/^Helpful \(3\)/)
  expect(answer).toHaveBeenCalledTimes(1)
})

it('says that a vote was not counted, which can be repeated', async () => {
  answer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  show(stored)
  await press(/^Helpful \(2\)/)
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(words.voteFailed))
  expect(screen.getByRole('button', { name: /^Helpful/ }).ariaPressed).toBe('false')
})

it('says that there are no reviews only when that is known', () => {
  const measured = { ...settings, figures: 'measured' } as const
  const measuredWidget = (stored: null | undefined) => (
    <InShop settings={measured}>
      <ReviewsWidget productId={productId} title="Drunk Ludo" summary={null} stored={stored} />
    </InShop>
  )
  const { rerender } = render(measuredWidget(undefined))
  expect(screen.queryByText(words.first)).toBeNull()
  rerender(measuredWidget(null))
  expect(screen.getByText(words.first)).toBeTruthy()
})

it('more reviews are loaded on request', async () => {
  const next = { reviews: [{ ...review, id: 6, name: 'Meher' }], next: null }
  answer.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  answer.mockImplementation(async () => Response.json(next))
  const main = document.body.appendChild(document.createElement('main'))
  main.tabIndex = -1
  render(widget(stored), { container: main })
  await press(words.more)
  expect(screen.getByText(words.moreFailed)).toBeTruthy()
  screen.getByRole('button', { name: words.more }).focus()
  await press(words.more)
  expect(document.activeElement).toBe(main)
  expect(screen.getByText(words.shown(2)).closest('p')?.role).toBe('status')
  expect(names()).toEqual(['Kabir', 'Meher'])
  expect(screen.queryByRole('button', { name: words.more })).toBeNull()
})
