import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { FEATURED, featuredQuery } from '#app/catalogue/product-queries.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { wishlistPage } from '#content/wishlist-page.ts'

/**
 * The first games below an empty or short wishlist, without those that it had when the page opened: the card whose heart is
 * tapped here stays. Nothing if the store does not respond.
 */
export function FirstGames({ saved }: { saved: readonly string[] }) {
  const { storefront } = useShop()
  const [left] = useState(saved)
  const { data, isPending } = useQuery(featuredQuery(storefront))
  const games = data?.filter(({ id }) => !left.includes(id))
  if (!isPending && !games?.length) return null
  return (
    <section aria-labelledby="first-games" className="grid gap-5 pt-section">
      <h2 id="first-games" className="text-3xl">
        {left.length === 0 ? wishlistPage.firstGames : wishlistPage.moreGames}
      </h2>
      {games ? <ProductGrid products={games} /> : <ProductGridSkeleton count={FEATURED} />}
    </section>
  )
}
