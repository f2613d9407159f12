// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { loadLazyParts } from '#test/load-lazy-parts.ts'
import { specified } from '#test/specification.ts'
import { HomePage } from './home-page.tsx'

function Page() {
  return (
    <HomePage>
      <p>four games</p>
    </HomePage>
  )
}

function show(): void {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub />, { wrapper: InSimulatedShop })
}

beforeAll(() => loadLazyParts(show))

// spec 2.048, 2.049, 2.050, 2.051
test('the hero has headline and tagline, and its buttons and badges link to all games', () => {
  show()
  const hero = within(
    screen.getByRole('region', {
      name: specified('Turn Any Gathering Into an Unforgettable Party'),
    }),
  )
  expect(hero.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(hero.getByText(specified('Laugh. Play. Repeat.'))).toBeTruthy()
  for (const name of [
    specified('Shop Now & Get Free Shipping'),
    specified('View All Games'),
    /WELCOME10/,
    /^Free shipping/,
  ]) {
    expect(hero.getByRole('link', { name }).getAttribute('href')).toBe('/all-products')
  }
})

test('the featured games have their section', () => {
  show()
  const shelf = within(screen.getByRole('region', { name: 'Featured Games' }))
  expect(shelf.getByText('four games')).toBeTruthy()
})

// spec 2.016, 2.054
test.each([
  [/Party/, '25+ games', '/category/party-games'],
  [/Drinking/, '18+ games', '/category/drinking-games'],
  [/Couple/, '12+ games', '/category/couple-games'],
  [/Family/, '8+ games', '/category/family-games'],
])('the category %s shows its size and links to its collection', (name, count, to) => {
  specified('Game Categories (Party 25+ games, Drinking 18+, Couple 12+, Family 8+)')
  show()
  const categories = within(screen.getByRole('region', { name: 'Game Categories' }))
  const tile = categories.getByRole('link', { name })
  expect(tile.getAttribute('href')).toBe(to)
  expect(within(tile).getByText(count)).toBeTruthy()
  expect(tile.querySelector('img')?.outerHTML).toMatch(`alt="" `)
  expect(tile.querySelector('img')?.getAttribute('src')).toBe(`/artwork/tile-${to.slice(10)}.webp`)
})

// spec 1.008, 1.012, 2.053
test('the benefits strip makes the specified claims', () => {
  show()
  const claims = specified(
    'free shipping across India, GenZ party vibe, trusted by 5000+, made in India',
  ).split(', ')
  const strip = screen.getByText(/^GenZ party vibe$/).closest('ul')
  const items = strip ? within(strip).getAllByRole('listitem') : []
  expect(items.map((item) => item.querySelector('p')?.textContent?.toLowerCase())).toEqual(
    claims.map((claim) => claim.toLowerCase()),
  )
})
