import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back with the element that the URL's fragment names (`#id`): on mount, when the fragment
 * changes, and when the same link is followed again. Router links change the URL without a
 * `hashchange`; browsers with `navigation` report these too.
 */
export function useHashTarget(onTarget: (target: HTMLElement) => void): void {
  const reportTarget = useEffectEvent(() => {
    const target = document.getElementById(location.hash.slice(1))
    if (target) onTarget(target)
  })
  useEffect(() => {
    let { hash, href } = location
    const onChange = ({ navigationType }: Partial<NavigationCurrentEntryChangeEvent>) => {
      // The same link again replaces the entry; that of a dialog is new. A new query string is no request to go there.
      const isAgain = navigationType === 'replace' && location.href === href
      const follows = isAgain || location.hash !== hash
      ;({ hash, href } = location)
      if (follows) reportTarget()
    }
    reportTarget()
    window.addEventListener('hashchange', onChange)
    window.navigation?.addEventListener('currententrychange', onChange)
    return () => {
      window.removeEventListener('hashchange', onChange)
      window.navigation?.removeEventListener('currententrychange', onChange)
    }
  }, [])
}
