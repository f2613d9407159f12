import { useEffect, useRef, useState } from 'react'
import { showToast } from '#app/toasts/toasts.tsx'
import { leavePage } from './leave-page.ts'
import type { CheckoutAnswer, RequestedDetails, RequestedLine } from './request-checkout.ts'

/** No page needs to know how to ask before a shopper is about to. */
const loadRequest = () => import('./request-checkout.ts')

/** Fetches that ahead of the press; a failure counts only when it is pressed. */
export function prepareCheckout(): void {
  loadRequest().catch(() => undefined)
}

async function ask(
  lines: readonly RequestedLine[],
  details?: RequestedDetails,
): Promise<CheckoutAnswer> {
  const { requestCheckout } = await loadRequest()
  return requestCheckout(lines, details)
}

type Refusal = Extract<CheckoutAnswer, { type: 'refused' }>

/** Says that no checkout came of the cart (specification section 8). */
export function tellCheckoutError(
  description = 'Failed to create checkout. Please try again.',
): void {
  showToast({ title: 'Checkout Error', description, tone: 'destructive' })
}

export type CheckoutListener = {
  /** The store said no, with a reason to be shown where the shopper asked. */
  readonly onRefused: (refusal: Refusal) => void
  /** Network, shop or store failed. */
  readonly onFailed: () => void
}

/**
 * Leads to the hosted checkout: idle, then busy until the page is left; refusal and failure return
 * to idle (specification section 4, Cart checkout button). A second start while busy does nothing.
 */
export function useCheckout({ onRefused, onFailed }: CheckoutListener) {
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(false)

  // Joins the page to the browser's Back: a page it restores as it was left would stay busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      underWay.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  async function start(lines: readonly RequestedLine[], details?: RequestedDetails): Promise<void> {
    if (underWay.current || lines.length === 0) return
    underWay.current = true
    setBusy(true)
    const answer = await ask(lines, details).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('Checkout could not be created:', error)
      return null
    })
    if (answer?.type === 'created') {
      leavePage(answer.checkoutUrl)
      return
    }
    underWay.current = false
    setBusy(false)
    if (answer) onRefused(answer)
    else onFailed()
  }

  return { isBusy, start }
}
