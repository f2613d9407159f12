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
    const onChange = () => {
      // A new query string with the same fragment is no request to go there again.
      const follows = location.hash !== hash || location.href === href
      ;({ hash, href } = location)
      if (follows) reportTarget()
    }
    reportTarget()
    const source = 'navigation' in window ? window.navigation : null
    window.addEventListener('hashchange', onChange)
    source?.addEventListener('currententrychange', onChange)
    return () => {
      window.removeEventListener('hashchange', onChange)
      source?.removeEventListener('currententrychange', onChange)
    }
  }, [])
}
