// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimsFor } from '#merchant/claims-for.ts'
import { homeFaqFor } from '#merchant/faq.ts'
import { InShop, simulated } from '#test/in-shop.tsx'
import { HonestWall } from './honest-wall.tsx'

const notes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('shows a low rating, and a single promise of returns that matches the FAQ', () => {
  render(
    <InShop settings={simulated}>
      <HonestWall />
    </InShop>,
  )
  expect(notes()[0]).toContain('mother-in-law')
  expect(screen.getByRole('img', { name: 'Rated 3 out of 5' })).toBeTruthy()
  const promises = notes().filter((note) => /\breturns?\b|\bdays\b/i.test(note ?? ''))
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
  expect(notes()).toEqual([expect.stringMatching(/^Something wrong\? Write to us\..*@/)])
})
