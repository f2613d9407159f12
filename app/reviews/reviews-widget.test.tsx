// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop } from '#test/in-shop.tsx'
import { reviewedId, reviewSummary, storedReview } from '#test/sample-reviews.ts'
import { specified } from '#test/specification.ts'
import { watchNetwork } from '#test/watch-network.ts'
import { prependReview } from './local-review.ts'
import { ReviewsWidget } from './reviews-widget.tsx'

const KEY = `party-gully-reviews-${reviewedId}`

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const show = () =>
  render(<ReviewsWidget productId={reviewedId} title="Drunk Ludo" summary={reviewSummary} />, {
    wrapper: InShop,
  })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]')
const store = (...reviews: object[]) => localStorage.setItem(KEY, JSON.stringify(reviews))
const names = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('b')?.textContent)

async function openForm() {
  await userEvent.click(button(specified('Write a Review')))
}

describe('the reviews of a game', () => {
  // spec 3.028
  it('have a summary with figures', () => {
    store(storedReview)
    show()
    expect(screen.getByText('4.6')).toBeTruthy()
    expect(screen.getByText('313 reviews')).toBeTruthy()
    expect(screen.getByText('220')).toBeTruthy()
  })

  it('have a form that is scrolled into view when it opens', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled(this)
    }
    show()
    await openForm()
    expect(scrolled).toHaveBeenCalledWith(screen.getByRole('form'))
  })

  it('have no summary without figures', () => {
    render(<ReviewsWidget productId={reviewedId} title="Drunk Ludo" summary={null} />, {
      wrapper: InShop,
    })
    expect(screen.queryByText(/out of 5/)).toBeNull()
    expect(button('Write a Review')).toBeTruthy()
  })

  it('have their own average with measured figures, and none without reviews', async () => {
    store(storedReview, { ...storedReview, id: '2', rating: 5 })
    render(
      <InShop settings={{ figures: 'measured' }}>
        <ReviewsWidget productId={reviewedId} title="Drunk Ludo" summary={null} />
        <ReviewsWidget productId="other" title="Other" summary={null} />
      </InShop>,
    )
    expect(screen.getAllByText(/^\d+ reviews?$/).map((text) => text.textContent)).toEqual([
      '2 reviews',
    ])
    expect(screen.getByText('4.5')).toBeTruthy()
  })

  // spec 2.117, 3.026
  it('are those of the product, and empty on the server', () => {
    store(storedReview)
    localStorage.setItem(
      'party-gully-reviews-other',
      JSON.stringify([{ ...storedReview, name: 'Meher' }]),
    )
    show()
    expect(names()).toEqual(['Kabir'])
    const html = renderToString(
      <InShop>
        <ReviewsWidget productId={reviewedId} title="Drunk Ludo" summary={reviewSummary} />
      </InShop>,
    )
    expect(html).not.toContain('Kabir')
  })

  it.each([['not JSON'], ['{}'], ['[{"id":"1","rating":9}]']])(
    'are empty and logged when corrupt: %s',
    (text) => {
      expectConsoleError('Error loading reviews from localStorage:')
      localStorage.setItem(KEY, text)
      show()
      expect(names()).toEqual([])
    },
  )

  // spec 3.024
  it('can be marked helpful once per browser', async () => {
    store(storedReview)
    show()
    const helpful = button(/^Helpful/)
    await userEvent.click(helpful)
    await userEvent.click(helpful)
    expect(helpful.textContent).toContain('(1)')
    expect(helpful.getAttribute('aria-pressed')).toBe('true')
    expect(stored()[0]).toMatchObject({ helpful: 1, helpedHere: true })
  })

  it('follow another tab', () => {
    show()
    store(storedReview)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(names()).toEqual(['Kabir'])
  })
})

describe('the form', () => {
  // spec 4.059
  it('opens and is cancelled by one button', async () => {
    show()
    expect(screen.queryByRole('form')).toBeNull()
    await openForm()
    expect(screen.getByRole('form', { name: 'Your review of Drunk Ludo' })).toBeTruthy()
    await userEvent.click(button(specified('Cancel Review')))
    expect(screen.queryByRole('form')).toBeNull()
  })

  // spec 5.039
  it('begins with five stars', async () => {
    show()
    await openForm()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked).toBe(true)
  })

  // spec 5.038
  it.each([
    ['', ''],
    ['Asha', '   '],
    ['   ', 'Loud.'],
    ['<b></b>', 'Loud.'],
  ])('asks for all required fields: %j and %j', async (name, text) => {
    show()
    await openForm()
    if (name) await userEvent.type(screen.getByLabelText('Your name'), name)
    if (text) await userEvent.type(screen.getByLabelText('Your review'), text)
    await userEvent.click(button('Submit Review'))
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        title: specified('Error: Please fill in all required fields.'),
        tone: 'destructive',
        topic: 'review',
      }),
    )
    expect(stored()).toEqual([])
    expect(screen.getByRole('form')).toBeTruthy()
  })

  it('shows at its field that a text is too long, and does not call it missing', async () => {
    show()
    await openForm()
    await userEvent.type(screen.getByLabelText('Your name'), 'Asha')
    const text = screen.getByLabelText<HTMLTextAreaElement>('Your review')
    await userEvent.click(text)
    await userEvent.paste('a'.repeat(2001))
    await userEvent.click(button('Submit Review'))
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        title: 'Validation Error',
        description: 'Please correct the errors below.',
        tone: 'destructive',
        topic: 'review',
      }),
    )
    specified('Validation Error / Please correct the errors below.')
    expect(screen.getByText(/at most 2,000 characters/)).toBeTruthy()
    expect(stored()).toEqual([])
  })

  // spec 3.022, 4.060, 4.061, 5.040, 7.051
  it('stores a review first, resets to five stars and closes', async () => {
    const calls = watchNetwork()
    store(storedReview)
    show()
    await openForm()
    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }))
    await userEvent.type(screen.getByLabelText('Your name'), ' Asha ')
    await userEvent.type(screen.getByLabelText('Your review'), 'I <3 it')
    await userEvent.click(button('Submit Review'))
    await waitFor(() => expect(names()).toEqual(['Asha', 'Kabir']))
    expect(screen.queryByRole('form')).toBeNull()
    expect(document.activeElement).toBe(button('Write a Review'))
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ topic: 'review' }))
    expect(calls()).toEqual([])
    expect(stored()[0]).toMatchObject({ name: 'Asha', rating: 3, text: 'I <3 it', helpful: 0 })
    const [card] = screen.getAllByRole('article')
    expect(card && within(card).getByRole('img', { name: 'Rated 3 out of 5' })).toBeTruthy()
    await openForm()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked).toBe(true)
  })
})

describe('a new review', () => {
  const now = new Date('2026-01-05T12:00:00Z')
  const input = { name: 'Asha', rating: 5, text: 'Loud.' }

  // spec 3.021, 3.023, 3.025
  it('has its time as id and a long date', () => {
    expect(prependReview([], input, now)).toEqual([
      {
        ...input,
        id: String(now.getTime()),
        date: 'January 5, 2026',
        helpful: 0,
        helpedHere: false,
        createdAt: now.toISOString(),
      },
    ])
  })

  it('has a unique id even in the same millisecond', () => {
    const two = prependReview(prependReview([], input, now), input, now)
    expect(new Set(two.map(({ id }) => id)).size).toBe(2)
  })
})
