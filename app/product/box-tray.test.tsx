// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Variant } from '#commerce/model/product.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleVariant } from '#test/sample-products.ts'
import { BoxTray } from './box-tray.tsx'
// Loaded on demand, before the test's clock is running.
import '#commerce/operations/boxes-inside.ts'

const money = (amount: string) => ({ amount, currencyCode: 'INR' })

const boxOf = (handle: string, amount: string) => ({
  __typename: 'Product',
  ...{ handle, title: `Game ${handle}`, featuredImage: null },
  priceRange: { minVariantPrice: money(amount), maxVariantPrice: money(amount) },
})

const twoGames = [boxOf('ludo', '899.00'), boxOf('taboo', '749.00')]

function show(nodes: unknown, variant: Variant | null = sampleVariant(1, 1499)) {
  const { client } = openFakeStorefront({ nodes })
  return render(
    <InShop storefront={client}>
      <BoxTray ids={['a', 'b']} variant={variant} />
    </InShop>,
    { wrapper: MemoryRouter },
  )
}

test('the boxes stand in slots that link to their games, with the saving', async () => {
  show(twoGames)
  expect(screen.getByRole('heading', { name: '2 boxes in this one' })).toBeTruthy()
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/product/ludo',
    '/product/taboo',
  ])
  expect(links[0]?.textContent).toBe('Game ludo₹899')
  expect(screen.getByText('₹149 less')).toBeTruthy()
  const [apart, together, saved] = screen.getAllByRole('definition')
  expect([apart, together, saved].map((sum) => sum?.textContent)).toEqual([
    '₹1,648',
    '₹1,499',
    '₹149 less',
  ])
})

test.each([
  ['the combo costs as much', twoGames, sampleVariant(1, 1648)],
  ['it is sold out', twoGames, sampleVariant(1, 1499, { available: false })],
  ['a game is unknown', [twoGames[0], null], sampleVariant(1, 499)],
])('nothing is stamped where %s', async (_, nodes, variant) => {
  show(nodes, variant)
  await screen.findByRole('link', { name: /Game ludo/ })
  expect(screen.queryByText(/Saves|One by one/)).toBeNull()
})

test('no tray without an answer', async () => {
  expectConsoleError('Load boxes of a combo')
  show(new Response('', { status: 400 }))
  expect(screen.getByRole('heading')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})
