import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { relatedGames } from '#content/related-games.ts'
import { MAX_RELATED, type RelatedTo, relatedProductsQuery } from './related-queries.ts'

/** Recommended games; nothing if there are none or the store fails. */
export function RelatedGames({ product }: { product: RelatedTo }) {
  const { storefront } = useShop()
  const { data: products, isPending } = useQuery(
    relatedProductsQuery(storefront, product, logFailure),
  )
  if (isPending) {
    return (
      <Shelf>
        <ProductGridSkeleton count={MAX_RELATED} />
      </Shelf>
    )
  }
  if (!products || products.length === 0) return null
  return (
    <Shelf>
      <ProductGrid products={products} />
    </Shelf>
  )
}

function logFailure(error: unknown, message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
  console.error(message, error)
}

function Shelf({ children }: { children: ReactNode }) {
  return (
    <Band aria-labelledby="related-games" className="rays scallop-above pt-8 [--cloth:var(--band)]">
      <Container>
        <h2 id="related-games" className="mb-6 text-3xl">
          {relatedGames.title}
        </h2>
        {children}
      </Container>
    </Band>
  )
}
