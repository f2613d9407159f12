import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { LARGEST_QUANTITY } from '#commerce/model/cart.ts'
import { formatMoney, multiplyMoney } from '#commerce/model/money.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { BuyNow } from './buy-now.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

export type BuyPanelProps = {
  product: ProductSummary
  /** Stands beside the quantity, such as the wishlist's heart. */
  beside?: ReactNode
}

/** The product page's own way to buy: quantity, Add to Cart with the total, Buy Now. */
export function BuyPanel({ product, beside }: BuyPanelProps) {
  const [quantity, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const total = totalFor(product, quantity)
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3 noscript:hidden">
        <Stepper
          label="Quantity"
          value={quantity}
          onChange={setQuantity}
          max={LARGEST_QUANTITY}
          disabled={total === null}
        />
        {beside}
      </div>
      <Button
        size="lg"
        wide
        className="noscript:hidden"
        disabled={total === null}
        onClick={() => addToCart(product, quantity)}
      >
        {total === null ? 'Out of Stock' : `Add ${quantity} to Cart - ${total}`}
      </Button>
      <BuyNow product={product} quantity={quantity} variant="outline" size="lg" />
    </div>
  )
}

/** The phone's bar at the foot of the screen, with a quantity of its own (specification section 4). Sold out, it says so once. */
export function BuyBar({ product }: { product: ProductSummary }) {
  const [quantity, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const total = totalFor(product, quantity)
  return (
    <section
      aria-label={`Buy ${product.title}`}
      className="bottom-bar flex items-center gap-2 lg:hidden"
    >
      <Stepper
        label="Quantity"
        value={quantity}
        onChange={setQuantity}
        max={LARGEST_QUANTITY}
        disabled={total === null}
        className="shrink-0 noscript:hidden [&>output]:min-w-7"
      />
      {total !== null && (
        <Button
          className="min-w-0 flex-1 px-1 noscript:hidden"
          onClick={() => addToCart(product, quantity)}
        >
          {`Add ${total}`}
        </Button>
      )}
      <BuyNow
        product={product}
        quantity={quantity}
        variant="outline"
        className="min-w-0 flex-1 [&>button]:px-1"
      />
    </section>
  )
}

/** What the quantity costs, as text; null for a product that cannot be bought. */
function totalFor({ firstVariant }: ProductSummary, quantity: number): string | null {
  if (!firstVariant?.available) return null
  return formatMoney(multiplyMoney(firstVariant.price, quantity))
}
