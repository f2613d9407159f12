import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Goes to what the address points at (`/#faq`) when that part of a page comes after the page itself:
 * the router, which goes there at once, finds nothing yet.
 */
export function useLateTarget(): void {
  const { pathname, hash } = useLocation()

  // Joins the address to parts that are still on their way. Another page has other parts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const find = () => document.getElementById(hash.slice(1))
    if (hash === '' || find()) return
    const observer = new MutationObserver(() => {
      const target = find()
      if (!target) return
      observer.disconnect()
      target.scrollIntoView()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname, hash])
}
