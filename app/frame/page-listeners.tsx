import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigation } from 'react-router'
import { watchOrders } from '#app/cart/order-return/order-watch.ts'
import { openCartOnArrival } from '#app/cart/store/cart-on-arrival.ts'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import { announceCacheAge, announceForNextPage } from '#app/offline/announce-cache-age.ts'
import { openOffline } from '#app/offline/open-offline.ts'
import { startWorker } from '#app/offline/start-worker.ts'
import { offerReferralOnArrival } from '#app/referral/referral-code.ts'
import { showMessageOnArrival } from '#app/shop/next-page-message.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { acknowledgeCommands } from './acknowledge-commands.ts'
import { closeOnBack } from './close-on-back.ts'
import { fadeThemes } from './fade-themes.ts'
import { flyPictures } from './fly-pictures.ts'
import { hideBarOnScroll } from './hide-bar-on-scroll.ts'
import { holdTarget } from './hold-target.ts'
import { layOutRest } from './lay-out-rest.ts'
import { letTapsThrough } from './let-taps-through.ts'
import { LinkPrefetch } from './link-prefetch.tsx'
import { startMenus } from './menus.ts'
import { reloadAfterRelease } from './reload-after-release.ts'
import { scrollToFocusedChips } from './scroll-to-focused-chips.ts'
import { startTooltips } from './tooltips.ts'
import { watchTappedLink } from './watch-tapped-link.ts'

/** Adds the listeners for mouse, touch, keyboard and Back to each page once it is hydrated. Renders nothing visible. */
export function PageListeners() {
  const parts = useRef<ReturnType<typeof startParts>>(null)
  const location = useLocation()
  const { key, pathname } = location
  const { state } = useNavigation()
  // Its state changes before React renders with it; `useNavigation` would come too late for a listener.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { store, openSheet } = useCartParts()
  const { storefront, settings } = useShop()
  const { endpoint } = settings

  // Offers a friend’s code, adds the document's listeners, and watches the orders of the checkouts that were opened.
  useEffect(() => {
    offerReferralOnArrival()
    void startWorker()
    announceCacheAge()
    const started = startParts()
    parts.current = started
    const stops = [
      layOutRest(),
      startTooltips(),
      startMenus(),
      fadeThemes(),
      started.bar.stop,
      openCartOnArrival(openSheet),
      showMessageOnArrival(),
      started.back.stop,
      router?.subscribe(started.back.follow),
      started.flight.stop,
      started.links.stop,
      letTapsThrough(),
      acknowledgeCommands(),
      scrollToFocusedChips(),
      openOffline(() => router?.state.navigation.location ?? null),
      reloadAfterRelease(() => router?.state.navigation.state !== 'idle'),
      watchOrders({ storefront, endpoint, cart: store, openCart: openSheet }),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [openSheet, storefront, endpoint, store, router])

  // Runs on each navigation: after the router has scrolled, before the browser captures the page for its transition.
  useEffect(() => {
    if (!key) return
    parts.current?.flight.land(pathname)
    dropOthersData(pathname)
    announceForNextPage()
    return holdTarget(location)
  }, [key, location, pathname])

  // A change of only the query, for example by a filter, does not move the bar.
  useEffect(() => {
    if (pathname) parts.current?.bar.showAtOnce()
  }, [pathname])

  // Marks the tapped link while its page loads.
  useEffect(() => {
    if (state === 'loading') return parts.current?.links.showPending()
  }, [state])

  return <LinkPrefetch />
}

/** What navigations notify. */
const startParts = () => ({
  back: closeOnBack(),
  flight: flyPictures(),
  bar: hideBarOnScroll(),
  links: watchTappedLink(),
})

/** Removes elements of the server's page that do not apply to this one: structured data and the note on its age. */
function dropOthersData(pathname: string): void {
  for (const data of document.querySelectorAll<HTMLElement>('[data-page]')) {
    if (data.dataset.page !== pathname) data.remove()
  }
}
