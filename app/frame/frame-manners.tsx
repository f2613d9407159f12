import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { openCartOnArrival } from '#app/cart/cart-on-arrival.ts'
import { useCartParts } from '#app/cart/use-cart.ts'
import { closeOnBack } from './back-closes.ts'
import { startBarAway } from './bar-away.ts'
import { startMenus } from './menus.ts'
import { startTooltips } from './tooltips.ts'

/** What every page does for mouse, keyboard and Back, once it is interactive: listeners, and nothing to see. */
export function FrameManners() {
  const back = useRef<ReturnType<typeof closeOnBack>>(null)
  const { key } = useLocation()
  const { openSheet } = useCartParts()

  // Listens to the whole document.
  useEffect(() => {
    const manner = closeOnBack()
    back.current = manner
    const stops = [
      startTooltips(),
      startMenus(),
      startBarAway(),
      openCartOnArrival(openSheet),
      manner.stop,
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [openSheet])

  // Follows the router's changes of the history.
  useEffect(() => {
    if (key) back.current?.follow()
  }, [key])

  return null
}
