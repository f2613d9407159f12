import { useQuery } from '@tanstack/react-query'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { FEATURED, featuredQuery } from '#app/catalogue/product-queries.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { wishlistPage } from '#content/wishlist-page.ts'

/** Games to begin an empty wishlist with; nothing if the store does not respond. */
export function FirstGames() {
  const { storefront } = useShop()
  const { data: games, isPending } = useQuery(featuredQuery(storefront))
  if (!isPending && !games?.length) return null
  return (
    <section aria-labelledby="first-games" className="grid gap-5 pt-section">
      <h2 id="first-games" className="text-3xl">
        {wishlistPage.firstGames}
      </h2>
      {games ? <ProductGrid products={games} /> : <ProductGridSkeleton count={FEATURED} />}
    </section>
  )
}
