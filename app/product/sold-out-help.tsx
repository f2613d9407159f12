import { useClaims } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { useWishlistToggle } from '#app/wishlist/wishlist-toggle.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { soldOutHelp as words } from '#content/sold-out-help.ts'
import { WishForm } from './wish-form.tsx'

export type SoldOutHelpProps = {
  product: ProductSummary
  /** The chosen variant; null for a product without variants. */
  variantId: string | null
}

/** What a shopper can do about a sold-out game: save it, or wait for it. */
export function SoldOutHelp({ product, variantId }: SoldOutHelpProps) {
  const { wishesKept } = useClaims()
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      <SaveButton product={product} />
      {wishesKept && variantId && <WishForm key={variantId} variantId={variantId} />}
    </div>
  )
}

/** The label says the state, so that no pressed state contradicts it. The page's heart is at the title. */
function SaveButton({ product }: { product: ProductSummary }) {
  const { isSaved, toggle } = useWishlistToggle(product)
  return (
    <Button variant="outline" className="noscript:hidden" onClick={toggle}>
      {isSaved ? words.saved : words.save}
    </Button>
  )
}
