import type { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { ShippingAddress } from '#commerce/operations/cart-buyer.ts'
import type { CartRefusal } from '#commerce/operations/cart-outcome.ts'
import { createCheckout } from '#commerce/operations/create-checkout.ts'
import { findDeliveryFees } from '#commerce/operations/find-delivery-fees.ts'
import { selling } from '#content/doctor/selling.ts'
import { findCheckoutLink } from '#server/provider-links/checkout-links.ts'
import { note, type Remark, wrong, wrongIf } from './check.ts'
import type { Examined } from './examined.ts'
import type { Visited } from './visit.ts'

/** Compares the store's delivery fees, near and far, with what the shop says. */
export async function checkDelivery(examined: Examined): Promise<readonly Remark[]> {
  const { settings, merchant, isSelling } = examined
  if ((await examined.goods()) === null) return []
  const { kind } = settings.store
  const freeAbove = merchant.answers.freeShippingAbove?.value ?? null
  const fees = await findDeliveryFees(examined.ask(), freeAbove)
  if (fees === null) return [wrong(selling.noDelivery(kind))]
  if (fees.kind !== 'charged') return []
  if (settings.figures === 'simulated') return [wrongIf(isSelling, selling.notFree(kind))]
  return freeAbove === null ? [] : [wrong(selling.notFreeAbove(kind, freeAbove))]
}

/** Nobody collects what buyers pay by card or UPI in the local store's checkout. */
export function checkPayments({ settings, isSelling }: Examined): readonly Remark[] {
  return isSelling && settings.store.kind === 'local' ? [note(selling.nobodyIsCharged)] : []
}

/** An address as an Indian buyer types it; without an e-mail address, the store writes to nobody. */
const address: ShippingAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 Church Street',
  city: 'Bengaluru',
  province: 'Karnataka',
  zip: '560001',
  phone: '+919800000000',
}

/** Starts a checkout as the shop does, and opens it; nobody pays it. */
export async function checkCheckout(examined: Examined): Promise<readonly Remark[]> {
  const { settings, ask } = examined
  const goods = await examined.goods()
  if (goods === null) return [note(selling.nothingToTry)]
  const isLocal = settings.store.kind === 'local'
  const returnUrl = `${isLocal ? '' : settings.publicOrigin}/thank-you?success=1`
  const remarks: Remark[] = []
  const skipped = (step: string, cause: CartRefusal | StorefrontFault) =>
    void remarks.push(wrong(selling.skippedStep(step, cause.message)))
  const lines = [{ variantId: goods.id, quantity: 1 }]
  const request = { lines, returnUrl, shippingAddress: address }
  const outcome = await createCheckout(ask(), request, { log: skipped })
  if (outcome.type === 'refused') return [wrong(selling.noCheckout(outcome.message))]
  return [...remarks, ...(await openCheckout(examined, outcome.checkoutUrl, returnUrl))]
}

/** Follows a checkout at this shop's own host to the store's host once, as for visitors. */
async function openCheckout(
  { settings: { store, publicOrigin }, visit }: Examined,
  checkoutUrl: string,
  returnUrl: string,
): Promise<readonly Remark[]> {
  if (store.kind === 'local') return readCheckout(await visit(checkoutUrl), returnUrl)
  const isOurs = (url: URL) => url.host === new URL(publicOrigin).host
  const url = new URL(checkoutUrl)
  const link = isOurs(url) ? findCheckoutLink(url, store.origin) : null
  const visited = await visit(link?.type === 'elsewhere' ? link.address : checkoutUrl)
  return isOurs(visited.url)
    ? [wrong(selling.checkoutHere(visited.url.host))]
    : readCheckout(visited, returnUrl)
}

/** Bot protection, which says nothing about buyers. */
const refusesPrograms = (status: number) => status === 403 || status === 429 || status === 430

function readCheckout(visited: Visited, returnUrl: string): readonly Remark[] {
  const { host, pathname } = visited.url
  if ('reason' in visited) {
    // Some checkouts redirect endlessly without cookies.
    const isCircle = visited.reason === 'ERR_TOO_MANY_REDIRECTS'
    return isCircle ? [] : [wrong(selling.checkoutUnreachable(host, visited.reason))]
  }
  const { status, body } = visited
  if (refusesPrograms(status)) return []
  if (pathname === '/password') return [wrong(selling.checkoutLocked)]
  if (status >= 400) return [wrong(selling.checkoutBroken(host, status))]
  const leadsBack = body.includes(returnUrl) || body.includes(encodeURIComponent(returnUrl))
  return leadsBack ? [] : [note(selling.noReturn(returnUrl))]
}
