import { useState } from 'react'
import { useLocation } from 'react-router'
import { useOrderReturn } from '#app/cart/use-order-return.ts'
import { type PublicSettings, shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import type { Route } from './+types/thank-you.route'
import { createDisplayOrderNumber, readOrderReturn } from './order-return.ts'
import { useOwnReferralCode } from './referral-code.ts'
import { ReferralShare } from './referral-share.tsx'
import { ThankYouPage } from './thank-you-page.tsx'

/** The server draws the number, so that hydration does not change it. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = context.get(shopContext)
  const orderReturn = readReturn(new URL(request.url).search, settings)
  return { orderReturn, displayNumber: createDisplayOrderNumber() }
}

export function clientLoader() {
  return undefined
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export default function ThankYouRoute({ loaderData }: Route.ComponentProps) {
  const { settings } = useShop()
  const { search } = useLocation()
  const [displayNumber] = useState(() => loaderData?.displayNumber ?? createDisplayOrderNumber())
  const { succeeded, orderNumber, statusUrl } =
    loaderData?.orderReturn ?? readReturn(search, settings)
  const { isNew, bringBack } = useOrderReturn(succeeded, orderNumber, statusUrl)
  return (
    <ThankYouPage
      orderNumber={orderNumber ?? displayNumber}
      statusUrl={statusUrl}
      isNew={isNew}
      onBringBack={bringBack}
      referral={<OwnReferral />}
    />
  )
}

/** Decisions, choice 8. */
function OwnReferral() {
  return <ReferralShare code={useOwnReferralCode()} />
}

function readReturn(search: string, { endpoint, publicOrigin }: PublicSettings) {
  // A relative endpoint is the local store's, which shares the shop's origin.
  const storeOrigin = new URL(endpoint, publicOrigin).origin
  return readOrderReturn(new URLSearchParams(search), publicOrigin, [storeOrigin])
}
