// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { loadLazyParts } from '#test/load-lazy-parts.ts'
import { sampleProduct, sampleVariant } from '#test/sample-products.ts'
import { ProductPage } from './product-page.tsx'

function show(price: number) {
  const compareAtPrice = { minor: 1000_00, currency: 'INR' }
  const variant = sampleVariant(1, price, { compareAtPrice })
  const product = sampleProduct(1, price, { variants: [variant], firstVariant: variant })
  render(
    <InShop settings={{ figures: 'measured' }}>
      <ProductPage
        product={product}
        variant={variant}
        onChoose={() => {}}
        buyPanel={null}
        buyBar={null}
      />
    </InShop>,
    { wrapper: MemoryRouter },
  )
}

it('a percentage that rounds to 0 is left out', async () => {
  await loadLazyParts(() => show(999))
  show(999)
  expect(screen.getByText('Save ₹1')).toBeTruthy()
  expect(screen.queryByText(/% OFF/)).toBeNull()
})

it('a percentage of 1 is shown', () => {
  show(990)
  expect(screen.getByText('Save ₹10 (1% OFF)')).toBeTruthy()
  expect(screen.getByText('1% OFF')).toBeTruthy()
})
