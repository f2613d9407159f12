// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { HomeMore } from './home-more.tsx'
import { HomePage } from './home-page.tsx'

function Page() {
  return (
    <HomePage more={<HomeMore figures="off" reviews={() => null} />}>
      <p>four games</p>
    </HomePage>
  )
}

function show(): void {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub />)
}

test('the hero says what the shop is for, and both buttons and both badges lead to all games', () => {
  show()
  const hero = within(
    screen.getByRole('region', { name: 'Turn Any Gathering Into an Unforgettable Party' }),
  )
  expect(hero.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(hero.getByText('Laugh. Play. Repeat.')).toBeTruthy()
  for (const name of [
    'Shop Now & Get Free Shipping',
    'View All Games',
    /WELCOME10/,
    /^Free shipping/,
  ]) {
    expect(hero.getByRole('link', { name }).getAttribute('href')).toBe('/all-products')
  }
})

test('the featured games stand on their shelf', () => {
  show()
  const shelf = within(screen.getByRole('region', { name: 'Featured Games' }))
  expect(shelf.getByText('four games')).toBeTruthy()
})

test.each([
  [/Party/, '25+ games', '/category/party-games'],
  [/Drinking/, '18+ games', '/category/drinking-games'],
  [/Couple/, '12+ games', '/category/couple-games'],
  [/Family/, '8+ games', '/category/family-games'],
])('the category %s tells its size and leads to its collection', (name, count, to) => {
  show()
  const categories = within(screen.getByRole('region', { name: 'Game Categories' }))
  const tile = categories.getByRole('link', { name })
  expect(tile.getAttribute('href')).toBe(to)
  expect(within(tile).getByText(count)).toBeTruthy()
})

test.each(['Free shipping across India', 'GenZ party vibe', 'Trusted by 5000+', 'Made in India'])(
  'the benefits strip says %s',
  (claim) => {
    show()
    expect(screen.getByText(claim)).toBeTruthy()
  },
)
