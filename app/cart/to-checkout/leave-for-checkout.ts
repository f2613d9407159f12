import { waitForReturn } from '#app/browser/page-return.ts'
import { withTabLock } from '#app/browser/with-tab-lock.ts'
import { type RequestedDetails, requestCheckout } from '#app/cart/requests/request-checkout.ts'
import type { CartStore } from '#app/cart/store/cart-actions.ts'
import { isShopReachable } from '#app/shop/is-shop-reachable.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import { checkoutOffline, connectivityTexts } from '#content/connectivity.ts'
import { browserCheckoutRecords, CHECKOUT_RECORDS_KEY, recordCheckout } from './checkout-records.ts'
import { leavePage } from './leave-page.ts'
import type { CheckoutRefusal } from './use-checkout.ts'

/**
 * Creates a checkout, stores which units of the cart go to it, and redirects. Returns when Back restores the page.
 * @returns the store's refusal, or the message that there is no network; null otherwise
 * @throws when shop or store failed
 */
export async function leaveForCheckout(
  lines: readonly OrderedLine[],
  details: RequestedDetails,
  signal: AbortSignal,
  cart: Pick<CartStore, 'change' | 'getState'>,
): Promise<CheckoutRefusal | null> {
  const response = await requestCheckout(lines, details, signal).catch(async (error: unknown) => {
    if (!isOfNetwork(error) || (await isShopReachable(signal))) throw error
    return null
  })
  if (response === null) {
    const message = areInCart(lines, cart) ? checkoutOffline : connectivityTexts.offline
    return { message, variantId: null, offlineAt: Date.now() }
  }
  if (response.type === 'refused') return response
  signal.throwIfAborted()
  const { record } = response
  if (record)
    await withTabLock(CHECKOUT_RECORDS_KEY, () =>
      recordCheckout(browserCheckoutRecords, { ...record, lines: toUnits(lines) }, cart.change),
    )
  signal.throwIfAborted()
  leavePage(response.checkoutUrl)
  await waitForReturn(signal)
  return null
}

/** What Buy Now sends need not be. */
const areInCart = (lines: readonly OrderedLine[], cart: Pick<CartStore, 'getState'>) =>
  lines.every((line) => cart.getState().items.some(({ variantId }) => variantId === line.variantId))

const toUnits = (lines: readonly OrderedLine[]) =>
  lines.map(({ variantId, quantity }) => ({ variantId, quantity }))

/** The request failed or timed out. */
const isOfNetwork = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
