import { useEffect, useState } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { useCart, useCartParts } from '#app/cart/use-cart.ts'
import { useCartRefresh } from '#app/cart/use-cart-refresh.ts'
import { prepareCheckout, useCheckout } from '#app/cart/use-checkout.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { checkoutFrame } from '#content/checkout-frame.ts'
import { checkoutSeo } from '#merchant/seo/checkout.ts'
import type { CheckoutRefusal, CheckoutSource, CheckoutStart } from './checkout-cart.ts'
import { CheckoutPage } from './checkout-page.tsx'

/** Address, payment and codes before the hosted checkout (specification section 2). */
export default function CheckoutRoute() {
  const { lines, isRestored } = useCart()
  return (
    <>
      <title>{checkoutSeo.title}</title>
      <meta name="description" content={checkoutSeo.description} />
      <meta name="keywords" content={checkoutSeo.keywords.join(', ')} />
      <meta name="robots" content="noindex" />
      <CheckoutPage isEmpty={isRestored && lines.length === 0} useSource={useSource} />
    </>
  )
}

/** The cart and the way to the hosted checkout, as the page's parts use them. */
function useSource(): CheckoutSource {
  const { lines, isRestored, remove } = useCart()
  const { store } = useCartParts()
  const { trouble, refresh } = useCartRefresh()
  // Joins the lines to the store when the page opens (decisions, choice 10).
  useEffect(() => void refresh(), [refresh])
  useEffect(() => whenIdle(prepareCheckout), [])
  return {
    checkout: useStart(refresh),
    cart: {
      lines,
      isRestored,
      trouble,
      refresh,
      remove,
      readLines: () => store.getState().items,
    },
  }
}

/** @param onRefused the store objects to something: the lines are no longer what they were */
function useStart(onRefused: () => unknown): CheckoutStart {
  const [refusal, setRefusal] = useState<CheckoutRefusal | null>(null)
  const { isBusy, start } = useCheckout({
    onRefused(refused) {
      setRefusal(refused)
      onRefused()
    },
    onFailed: () => showToast(checkoutFrame.failed),
  })
  return {
    isBusy,
    refusal,
    async start(lines, details) {
      setRefusal(null)
      await start(lines, details)
    },
  }
}
