import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Does what browsers do for a new document but not for client navigation: focuses the new page's content
 * and announces its title. Skips the first page, and changes of the query only.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  // Syncs the router to the document: scroll behaviour, focus, announcement.
  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname
    // Must be set before the router scrolls.
    document.documentElement.toggleAttribute('data-glide', isSamePage && hash !== '')
    if (isSamePage) return
    shown.current = pathname
    // The router scrolls.
    document.querySelector('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, hash])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
