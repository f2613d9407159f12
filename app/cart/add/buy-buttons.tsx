import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { buying, namedVariant } from '#content/cart.ts'
import { BuyNow } from './buy-now.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

/** A card's two buttons, for the first variant; both read 'Out of Stock' when it is unavailable. */
export function BuyButtons({ product }: { product: ProductSummary }) {
  const addToCart = useAddToCart()
  const isAvailable = product.firstVariant?.available ?? false
  return (
    <div className={classNames('flex flex-wrap gap-2', !isAvailable && '[&_button]:text-xs')}>
      <Button
        size="sm"
        className="grow px-1 noscript:hidden"
        disabled={!isAvailable}
        onClick={() => addToCart(product, 1)}
      >
        {isAvailable ? buying.add : buying.soldOut}
        <span className="sr-only">
          : {namedVariant(product.title, product.firstVariant?.title)}
        </span>
      </Button>
      <BuyNow
        product={product}
        unavailable={buying.soldOut}
        variant="outline"
        size="sm"
        className="grow [&>button]:px-1"
      />
    </div>
  )
}
