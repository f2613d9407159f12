import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stepper, type StepperProps } from '#app/ui/stepper.tsx'
import { MAX_QUANTITY } from '#commerce/model/cart.ts'
import { formatMoney, multiplyMoney } from '#commerce/model/money.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import type { BuyableVariant } from '#commerce/model/to-cart-line.ts'
import { buying } from '#content/cart.ts'
import { BuyNow } from './buy-now.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

export type BuyPanelProps = {
  product: ProductSummary
  /** The variant to buy, by default the first. */
  chosen?: BuyableVariant | null
  /** Replaces the quantity, such as of a variant that cannot be bought. */
  instead?: ReactNode
  /** Above the bar's controls, or beside the panel's quantity on wide screens: the chosen variant's name. */
  children?: ReactNode
}

/** The product page's quantity, Add to Cart with the total or 'Out of Stock', and Buy Now. */
export function BuyPanel({
  product,
  chosen = product.firstVariant,
  instead,
  children,
}: BuyPanelProps) {
  const [quantity, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const total = totalFor(chosen, quantity)
  return (
    <div className="buy-panel grid gap-3">
      {instead ?? (
        <div className="flex items-center gap-4">
          <QuantityStepper value={quantity} onChange={setQuantity} disabled={total === null} />
          <div className="max-lg:hidden">{children}</div>
        </div>
      )}
      <div className={total === null ? 'flex flex-wrap gap-3 *:flex-1' : 'contents'}>
        <Button
          size="lg"
          wide
          className={total === null ? 'px-1' : 'noscript:hidden'}
          disabled={total === null}
          onClick={() => addToCart(product, quantity, chosen)}
        >
          {total === null ? buying.soldOut : buying.addFor(quantity, total)}
        </Button>
        <BuyNow
          product={product}
          chosen={chosen}
          quantity={quantity}
          variant="outline"
          size="lg"
          className={total === null ? '[&>button]:px-1' : undefined}
        />
      </div>
    </div>
  )
}

/**
 * The bottom bar on phones: the same controls, with a separate quantity (specification section 4). Away while the panel
 * is on the screen (app/product/buy-bar.css). Gaps and the quantity are in pixels, which leaves larger text its room.
 */
export function BuyBar({
  product,
  chosen = product.firstVariant,
  instead,
  children,
}: BuyPanelProps) {
  const [quantity, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const total = totalFor(chosen, quantity)
  return (
    <section
      aria-label={buying.bar(product.title)}
      className="bottom-bar buy-bar flex flex-wrap items-center gap-[8px] lg:hidden"
    >
      {children}
      {instead ?? (
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          disabled={total === null}
          className="shrink-0 [&>output]:min-w-[28px]"
        />
      )}
      <Button
        className={classNames(
          'bar-button min-w-min flex-1 px-1',
          total !== null && 'noscript:hidden',
        )}
        disabled={total === null}
        onClick={() => addToCart(product, quantity, chosen)}
      >
        {total === null ? buying.soldOut : buying.addShort(total)}
      </Button>
      <BuyNow
        product={product}
        chosen={chosen}
        quantity={quantity}
        variant="outline"
        className="bar-button min-w-min flex-1 [&>button]:px-1"
      />
    </section>
  )
}

type QuantityStepperProps = Pick<StepperProps, 'value' | 'onChange' | 'disabled' | 'className'>

/** How many to buy; without script Buy Now buys one. */
function QuantityStepper({ className, ...props }: QuantityStepperProps) {
  return (
    <Stepper
      {...props}
      label={buying.quantity}
      max={MAX_QUANTITY}
      className={classNames('noscript:hidden', className)}
    />
  )
}

/** The quantity's price as text; null when the variant cannot be bought. */
function totalFor(chosen: BuyableVariant | null, quantity: number): string | null {
  if (!chosen?.available) return null
  return formatMoney(multiplyMoney(chosen.price, quantity))
}
