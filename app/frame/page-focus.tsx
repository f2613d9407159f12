import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLateTarget } from '#app/browser/use-late-target.ts'

/**
 * What a browser does for a new document and a script's navigation leaves out: the keyboard starts
 * at the new page's content, and screen readers are told its title. Nothing on the first page, nor
 * when only the query changes.
 */
export function PageFocus() {
  useLateTarget()
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  // Tells the styles how to scroll, before the router does.
  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname
    document.documentElement.toggleAttribute('data-glide', isSamePage && hash !== '')
  }, [pathname, hash])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Where to scroll is the router's to say.
    document.querySelector('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
