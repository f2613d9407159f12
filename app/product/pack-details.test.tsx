// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PackFacts } from '#commerce/model/pack-facts.ts'
import { InShop } from '#test/in-shop.tsx'
import { rupees, sampleProduct, sampleVariant } from '#test/sample-products.ts'
import { ProductDetails } from './product-details.tsx'

const pack: PackFacts = {
  origin: 'India',
  maker: 'Games LLP\nBengaluru 560001',
  importer: null,
  netQuantity: '1 game: 55 cards',
  mrp: rupees(1099),
  bestBefore: null,
  made: '2026-08',
}

function readFacts(): readonly (string | null)[] {
  const [list] = screen.queryAllByRole('term').map((term) => term.closest('dl'))
  return [...(list?.children ?? [])].map(({ children: [term, detail] }) =>
    [term?.textContent, detail?.textContent].join(': '),
  )
}

it('shows the pack of the chosen variant, without unknown facts', () => {
  const variant = sampleVariant(2, 649, {
    pack: { ...pack, origin: null, maker: null, netQuantity: null, made: null, mrp: rupees(949) },
  })
  render(<ProductDetails product={sampleProduct(1, 799, { pack })} variant={variant} />, {
    wrapper: InShop,
  })
  expect(screen.getByRole('region', { name: 'On The Pack' })).toBeTruthy()
  expect(readFacts()).toEqual([
    'Maker: Games LLP\nBengaluru 560001',
    'Country of origin: India',
    'Net quantity: 1 game: 55 cards',
    'MRP: ₹949, inclusive of all taxes',
    'Month of manufacture: August 2026',
  ])
})

it('shows no section when nothing is known about the pack', () => {
  render(<ProductDetails product={sampleProduct(1, 799)} variant={null} />, { wrapper: InShop })
  expect(screen.queryByRole('region', { name: 'On The Pack' })).toBeNull()
})
