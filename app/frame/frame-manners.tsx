import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigation } from 'react-router'
import { openCartOnArrival } from '#app/cart/cart-on-arrival.ts'
import { watchOrders } from '#app/cart/order-watch.ts'
import { useCartParts } from '#app/cart/use-cart.ts'
import { openOffline } from '#app/offline/open-offline.ts'
import { startWorker } from '#app/offline/start-worker.ts'
import { tellKeptTime, tellOfNextPage } from '#app/offline/tell-kept-time.ts'
import { offerReferralOnArrival } from '#app/referral/referral-code.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { closeOnBack } from './back-closes.ts'
import { startBarAway } from './bar-away.ts'
import { holdTarget } from './hold-target.ts'
import { layOutRest } from './lay-out-rest.ts'
import { startMenus } from './menus.ts'
import { PageAhead } from './page-ahead.tsx'
import { flyPictures } from './picture-flight.ts'
import { reloadRenewed } from './renewed-shop.ts'
import { letTapsThrough } from './tap-through.ts'
import { watchTappedLink } from './tapped-link.ts'
import { startTooltips } from './tooltips.ts'

/** What every page does for mouse, touch, keyboard and Back, once it is interactive: listeners, and nothing to see. */
export function FrameManners() {
  const back = useRef<ReturnType<typeof closeOnBack>>(null)
  const flight = useRef<ReturnType<typeof flyPictures>>(null)
  const bar = useRef<ReturnType<typeof startBarAway>>(null)
  const links = useRef<ReturnType<typeof watchTappedLink>>(null)
  const { key, pathname, hash } = useLocation()
  const { state } = useNavigation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { store, openSheet } = useCartParts()
  const { storefront, settings } = useShop()
  const { endpoint } = settings

  // Takes a friend’s code, listens to the document, and follows what becomes of the checkouts that the shopper went to.
  useEffect(() => {
    offerReferralOnArrival()
    void startWorker()
    tellKeptTime()
    const manner = closeOnBack()
    back.current = manner
    const pictures = flyPictures()
    flight.current = pictures
    const barAway = startBarAway()
    bar.current = barAway
    const taps = watchTappedLink()
    links.current = taps
    const stops = [
      layOutRest(),
      startTooltips(),
      startMenus(),
      barAway.stop,
      openCartOnArrival(openSheet),
      manner.stop,
      pictures.stop,
      taps.stop,
      letTapsThrough(),
      openOffline(() => router?.state.navigation.location ?? null),
      reloadRenewed(() => router?.state.navigation.state !== 'idle'),
      watchOrders({ storefront, endpoint, cart: store, openCart: openSheet }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [openSheet, storefront, endpoint, store, router])

  // Follows the router's changes of history and page: after its scrolling, before the browser takes the new page's picture.
  useEffect(() => {
    if (!key) return
    back.current?.follow()
    flight.current?.land(pathname)
    dropOthersData(pathname)
    tellOfNextPage()
    return holdTarget(hash)
  }, [key, hash, pathname])

  // A change of the query, as a filter's, leaves the bar where it is.
  useEffect(() => {
    if (pathname) bar.current?.showAtOnce()
  }, [pathname])

  // A page whose code is not there yet.
  useEffect(() => {
    if (state === 'loading') return links.current?.sign()
  }, [state])

  return <PageAhead />
}

/** Structured data, and how old the goods are, are those of the page that the server sent. */
function dropOthersData(pathname: string): void {
  for (const data of document.querySelectorAll<HTMLElement>('[data-page]')) {
    if (data.dataset.page !== pathname) data.remove()
  }
}
