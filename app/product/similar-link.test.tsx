// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ProductSummary } from '#commerce/model/product.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { SimilarLink } from './similar-link.tsx'

const product = sampleProduct(9, 999)

/** @param related undefined: not known yet */
function show(related?: readonly ProductSummary[]) {
  const queries = new QueryClient()
  queries.setQueryData(['related', product.id], related)
  render(
    <InShop>
      <QueryClientProvider client={queries}>
        <SimilarLink product={product} className="button">
          See similar
        </SimilarLink>
      </QueryClientProvider>
    </InShop>,
  )
  return screen.queryByText('See similar')
}

it('leads to the related games', () => {
  const link = show([sampleProduct(1, 799)])
  expect(link?.getAttribute('href')).toBe('#related-games')
})

it('keeps its space free until the related games are known', () => {
  expect(show()?.className).toContain('invisible')
})

it('is left out if there are no related games', () => {
  expect(show([])).toBeNull()
})
