import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeOnBack } from './back-closes.ts'
import { startMenus } from './menus.ts'
import { startTooltips } from './tooltips.ts'

/** What every page does for mouse, keyboard and Back, once it is interactive: listeners, and nothing to see. */
export function FrameManners() {
  const back = useRef<ReturnType<typeof closeOnBack>>(null)
  const { key } = useLocation()

  // Listens to the whole document.
  useEffect(() => {
    const manner = closeOnBack()
    back.current = manner
    const stops = [startTooltips(), startMenus(), manner.stop]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  // Follows the router's changes of the history.
  useEffect(() => {
    if (key) back.current?.follow()
  }, [key])

  return null
}
