// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimsFor } from '#merchant/claims-for.ts'
import { homeFaqFor } from '#merchant/faq.ts'
import { InShop, simulated } from '#test/in-shop.tsx'
import { HonestWall } from './honest-wall.tsx'

const promised = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('shows a low rating as a review, and a single promise of returns that matches the FAQ', () => {
  render(
    <InShop settings={simulated}>
      <HonestWall />
    </InShop>,
  )
  const review = screen.getByRole('figure')
  expect(review.textContent).toContain('mother-in-law')
  expect(within(review).getByRole('img', { name: 'Rated 3 out of 5' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Our side of the deal' })).toBeTruthy()
  const promises = promised().filter((note) => /\breturns?\b|\bdays\b/i.test(note ?? ''))
  expect(promises).toEqual([expect.stringContaining('Tell us within 7 days.')])
  const [answer] = homeFaqFor(simulated.claims).filter(({ id }) => id === 'returns')
  expect(answer?.answer).toContain('Tell us within 7 days of delivery')
})

test('shows only who answers when there is no evidence', () => {
  const claims = claimsFor('measured', { fees: { kind: 'charged' } })
  render(
    <InShop settings={{ figures: 'measured', claims }}>
      <HonestWall />
    </InShop>,
  )
  expect(screen.queryByRole('figure')).toBeNull()
  expect(promised()).toEqual([expect.stringMatching(/^Something wrong\? Write to us\..*@/)])
})
