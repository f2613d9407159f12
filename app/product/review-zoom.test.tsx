// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { noEvidence } from '#commerce/model/figures/product-evidence.ts'
import type { ShownReview } from '#commerce/model/shop-reviews.ts'
import { InShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { ProductTabs } from './product-tabs.tsx'

const review: ShownReview = {
  ...{ id: 7, name: 'Kabir', rating: 4, text: 'Loud.', isVerified: true, helpful: 2 },
  ...{ answer: null, createdAt: '2026-01-05T20:00:00.000Z', photos: [3, 5, 8] },
}
const summary = {
  ...{ averageRating: 4, totalReviews: 1, distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } },
}
const game = {
  ...sampleProduct(1, 799, { title: 'Shot Roulette' }),
  evidence: { ...noEvidence, reviews: { summary, reviews: [review], next: null } },
}
const photo = (at: number) =>
  screen.getByRole('link', { name: `Photo ${at} from Kabir’s review`, hidden: true })

beforeAll(() => {
  polyfillDialogs()
  // jsdom lacks it.
  Element.prototype.scrollTo ??= () => {}
})
beforeEach(() => {
  render(<ProductTabs product={game} variant={null} />, { wrapper: InShop })
})

it('a photo of a review opens full screen, and its link gets the focus afterwards', async () => {
  await userEvent.click(screen.getByRole('tab', { name: /^Reviews/ }))
  await userEvent.click(photo(2))
  const dialog = await screen.findByRole('dialog', { name: 'Pictures of Kabir’s review' })
  const inView = () => within(dialog).getByRole('button', { name: /^Zoom (in|out)/ })
  for (const each of dialog.querySelectorAll('[inert]')) each.setAttribute('hidden', '')
  expect(inView().getAttribute('aria-label')).toBe('Zoom in: Photo 2 from Kabir’s review')
  expect(within(inView()).getByRole('img').getAttribute('src')).toBe('/review-photos/5.webp')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show picture 3 of 3' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(photo(3))
})

it('a modified click on a photo is left to the browser', () => {
  const isTaken = (keys: Pick<MouseEventInit, 'ctrlKey'>) => {
    const heard = new Promise<boolean>((resolve) => {
      const hear = (event: Event) => {
        resolve(event.defaultPrevented)
        // jsdom cannot follow links.
        event.preventDefault()
      }
      document.addEventListener('click', hear, { once: true })
    })
    fireEvent.click(photo(1), keys)
    return heard
  }
  return expect(Promise.all([isTaken({ ctrlKey: true }), isTaken({})])).resolves.toEqual([
    ...[false, true],
  ])
})
