import type { FormEvent } from 'react'
import { useCheckout } from '#app/cart/to-checkout/use-checkout.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import type { ProductSummary, Variant } from '#commerce/model/product.ts'
import { buying, namedVariant } from '#content/cart.ts'

export type BuyNowProps = ButtonLook & {
  product: ProductSummary
  /** The variant to buy, by default the first. */
  chosen?: Variant | null
  /** Text of the button while the game cannot be bought. */
  unavailable?: string
  quantity?: number
  className?: string
}

/**
 * Takes one game straight to the hosted checkout (specification section 4, Product card Buy Now). A
 * form, so it works without script; with script it stays on the page until the checkout exists.
 */
export function BuyNow({
  product,
  chosen = product.firstVariant,
  unavailable = buying.buy,
  quantity = 1,
  className,
  ...look
}: BuyNowProps) {
  const variantId = chosen?.id ?? ''
  const isAvailable = chosen?.available ?? false
  const { isPending, mutate } = useCheckout({
    prepare: () => ({ lines: [{ variantId, quantity }] }),
    onRefused: ({ message }) => showFailure(message),
    onFailed: showFailure,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    mutate()
  }

  return (
    <form method="post" action="/api/checkout" className={className} onSubmit={submit}>
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="quantity" value={quantity} />
      <Button type="submit" wide disabled={!isAvailable} busy={isPending} {...look}>
        {!isAvailable ? unavailable : isPending ? buying.busy : buying.buy}
        <span className="sr-only">: {namedVariant(product.title, chosen?.title)}</span>
      </Button>
    </form>
  )
}

/** Specification section 8. */
function showFailure(description: string = buying.buyFailure.text): void {
  showToast({ title: buying.buyFailure.title, description, tone: 'destructive' })
}
