import { data } from 'react-router'
import { pageStyles } from '#app/browser/page-styles.ts'
import { useOrderReturn } from '#app/cart/order-return/use-order-return.ts'
import { useOwnReferralCode } from '#app/referral/referral-code.ts'
import { type PublicSettings, type ShopContext, shopContext } from '#app/shop/shop-context.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { listProductsById } from '#commerce/operations/products.ts'
import { daysOf } from '#content/delivery-day.ts'
import { thankYou } from '#content/thank-you.ts'
import type { Route } from './+types/thank-you.route'
import { findConfirmedOrder } from './checkout-cookie.server.ts'
import { NoOrderPage } from './no-order-page.tsx'
import { readArrival, readOrderReturn, readTotal } from './order-return.ts'
import { type OrderedBox, toOrderedBox } from './ordered-box.ts'
import { ReferralShare } from './referral-share.tsx'
import stylesheet from './thank-you.css?url'
import { ThankYouPage } from './thank-you-page.tsx'
import { UnfinishedOrderPage } from './unfinished-order-page.tsx'

export const links = () => pageStyles(stylesheet)

/** Only the server knows which checkouts this browser started (decision 25). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { settings, checkoutLog } = context.get(shopContext)
  const parameters = new URL(request.url).searchParams
  const orderReturn = readReturn(parameters, settings)
  const [arrival, total] = [readArrival(parameters), readTotalLine(parameters)]
  const order = await findConfirmedOrder(request, orderReturn, settings)
  if (order?.isFirst) checkoutLog.recordReturn(order.id)
  return data(
    {
      orderReturn,
      order: order && {
        number: order.number,
        checkout: order.name,
        isSure: order.productIds.length > 0,
      },
      // Later the order may be delayed, cancelled or refunded, which only its status page knows.
      arrival: order?.isFirst && arrival ? daysOf(arrival) : null,
      total: order?.isFirst ? total : null,
      boxes: await findBoxes(context.get(shopContext), order?.productIds ?? []),
    },
    { headers: order?.headers ?? {} },
  )
}

/** What was to pay, and how, where the return names it; null without an amount. */
function readTotalLine(parameters: URLSearchParams): string | null {
  const total = readTotal(parameters)
  const method = parameters.get('paid_by')
  const known = Object.entries(thankYou.paidBy).find(([name]) => name === method)
  const [, line] = known ?? [null, thankYou.total]
  return total && line(formatExactMoney(total))
}

/** The games are decoration: a failing store does not fail the page. */
async function findBoxes(
  { optionalStorefront, report }: ShopContext,
  ids: readonly string[],
): Promise<readonly OrderedBox[]> {
  try {
    return (await listProductsById(optionalStorefront, ids)).map(toOrderedBox)
  } catch (error) {
    report(error, 'Load the order’s games')
    return []
  }
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export default function ThankYouRoute({ loaderData }: Route.ComponentProps) {
  const { order, orderReturn, arrival, total, boxes } = loaderData
  const outcome = useOrderReturn(orderReturn, order?.checkout ?? null)
  const bringBack = outcome?.bringBack ?? null
  if (!order) return <NoOrderPage onBringBack={bringBack} />
  // Where the checkout is a guess, another one may have been paid.
  if (order.isSure && outcome?.isUnfinished) return <UnfinishedOrderPage />
  return (
    <ThankYouPage
      orderNumber={order.number}
      arrival={arrival}
      total={total}
      statusUrl={orderReturn.succeeded ? orderReturn.statusUrl : null}
      boxes={boxes}
      onPutBack={bringBack}
      referral={<OwnReferral />}
    />
  )
}

/** Decision 10, choice 8. */
function OwnReferral() {
  return <ReferralShare code={useOwnReferralCode()} />
}

function readReturn(parameters: URLSearchParams, { endpoint, publicOrigin }: PublicSettings) {
  // A relative endpoint is the local store's, which shares the shop's origin.
  const storeOrigin = new URL(endpoint, publicOrigin).origin
  return readOrderReturn(parameters, publicOrigin, [storeOrigin])
}
