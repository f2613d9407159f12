import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { LARGEST_QUANTITY } from '#commerce/model/cart.ts'
import { formatMoney, multiplyMoney } from '#commerce/model/money.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { buying } from '#content/cart.ts'
import { BuyNow } from './buy-now.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

export type BuyPanelProps = {
  product: ProductSummary
  /** Rendered beside the quantity, such as the wishlist's heart. */
  beside?: ReactNode
}

/** The product page's quantity, Add to Cart with the total, and Buy Now. */
export function BuyPanel({ product, beside }: BuyPanelProps) {
  const [quantity, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const total = totalFor(product, quantity)
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3 noscript:hidden">
        <Stepper
          label={buying.quantity}
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
        {total === null ? buying.soldOut : buying.addFor(quantity, total)}
      </Button>
      <BuyNow product={product} quantity={quantity} variant="outline" size="lg" />
    </div>
  )
}

/** The bottom bar on phones, with a separate quantity (specification section 4). Says once that a game is sold out. */
export function BuyBar({ product }: { product: ProductSummary }) {
  const [quantity, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const total = totalFor(product, quantity)
  return (
    <section
      aria-label={buying.bar(product.title)}
      className="bottom-bar flex items-center gap-2 lg:hidden"
    >
      <Stepper
        label={buying.quantity}
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
          {buying.addShort(total)}
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

/** The quantity's price as text; null for a product that cannot be bought. */
function totalFor({ firstVariant }: ProductSummary, quantity: number): string | null {
  if (!firstVariant?.available) return null
  return formatMoney(multiplyMoney(firstVariant.price, quantity))
}
