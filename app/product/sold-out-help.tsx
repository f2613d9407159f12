import { useQuery } from '@tanstack/react-query'
import { useClaims, useShop } from '#app/shop/shop-provider.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useWishlistToggle } from '#app/wishlist/wishlist-toggle.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { soldOutHelp as words } from '#content/sold-out-help.ts'
import { relatedProductsQuery } from './related-queries.ts'
import { WishForm } from './wish-form.tsx'

export type SoldOutHelpProps = {
  product: ProductSummary
  /** The chosen variant; null for a product without variants. */
  variantId: string | null
}

/** What a shopper can do about a sold-out game: save it, see similar ones, or wait for it. */
export function SoldOutHelp({ product, variantId }: SoldOutHelpProps) {
  const { wishesKept } = useClaims()
  const { storefront } = useShop()
  // Reads the query of the related games below without fetching it.
  const { data: related = [] } = useQuery({
    ...relatedProductsQuery(storefront, product.id, () => {}),
    enabled: false,
  })
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      <SaveButton product={product} />
      {related.length > 0 && (
        <a href="#related-games" className={buttonClass({ variant: 'quiet' }, 'px-2!')}>
          {words.similar}
        </a>
      )}
      {wishesKept && variantId && <WishForm key={variantId} variantId={variantId} />}
    </div>
  )
}

/** The label says the state, so that no pressed state contradicts it. The page's heart is at the title. */
function SaveButton({ product }: { product: ProductSummary }) {
  const { isSaved, toggle } = useWishlistToggle(product)
  return (
    <Button variant="quiet" className="px-2! noscript:hidden" onClick={toggle}>
      {isSaved ? words.saved : words.save}
    </Button>
  )
}
