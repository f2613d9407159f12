import type { FormEvent } from 'react'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { prepareCheckout, useCheckout } from './use-checkout.ts'

export type BuyNowProps = ButtonLook & {
  product: ProductSummary
  quantity?: number
  className?: string
}

/**
 * One game straight to the hosted checkout (specification section 4, Product card Buy Now). A form
 * of the shop's checkout helper: it works without script, and with script it does not leave the page
 * before the checkout is there.
 */
export function BuyNow({ product, quantity = 1, className, ...look }: BuyNowProps) {
  const checkout = useCheckout({
    onRefused: ({ message }) =>
      showToast({ title: 'Error', description: message, tone: 'destructive' }),
    onFailed: () =>
      showToast({
        title: 'Error',
        description: 'Failed to proceed to checkout. Please try again.',
        tone: 'destructive',
      }),
  })
  const variantId = product.firstVariant?.id ?? ''
  const isAvailable = product.firstVariant?.available ?? false

  function submit(event: FormEvent) {
    event.preventDefault()
    void checkout.start([{ variantId, quantity }])
  }

  return (
    <form
      method="post"
      action="/api/checkout"
      className={className}
      onSubmit={submit}
      onPointerEnter={prepareCheckout}
      onFocus={prepareCheckout}
    >
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="quantity" value={quantity} />
      <Button type="submit" wide disabled={!isAvailable} busy={checkout.isBusy} {...look}>
        {!isAvailable ? 'Out of Stock' : checkout.isBusy ? 'Processing...' : 'Buy Now'}
        <span className="sr-only">: {product.title}</span>
      </Button>
    </form>
  )
}
