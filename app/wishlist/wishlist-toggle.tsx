import { showToast } from '#app/toasts/toasts.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { wishlist } from '#content/wishlist.ts'
import { useWishlist } from './use-wishlist.ts'

export type WishlistToggleProps = {
  product: ProductSummary
  /** Size and place. */
  className?: string
}

/** Saves a game or removes it (specification section 4, Product page). */
export function WishlistToggle({ product, className }: WishlistToggleProps) {
  const { isSaved, toggle } = useWishlistToggle(product)
  return (
    <IconButton
      label={wishlist.toggle(product.title)}
      aria-pressed={isSaved}
      className={classNames('noscript:hidden', isSaved && 'text-coral-text', className)}
      onClick={toggle}
    >
      <Icon name="heart" fill={isSaved ? 'currentColor' : 'none'} />
    </IconButton>
  )
}

/** Whether a game is saved, and saving or removing it with the toast of specification section 8. */
export function useWishlistToggle(product: ProductSummary) {
  const { has, add, remove } = useWishlist()
  const isSaved = has(product.id)
  return {
    isSaved,
    toggle() {
      if (isSaved) remove(product.id)
      else add(product)
      showToast({
        topic: 'wishlist',
        title: isSaved ? wishlist.removed : wishlist.added,
        description: product.title,
      })
    },
  }
}
