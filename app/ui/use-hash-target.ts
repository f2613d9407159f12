import { useEffect, useEffectEvent } from 'react'

/**
 * Tells of the element that the address points at (`#id`): once at first, when the address comes to
 * point elsewhere, and when the same link is followed again. Links of the router change the address
 * without a `hashchange`: browsers that know `navigation` tell of these too.
 */
export function useHashTarget(onTarget: (target: HTMLElement) => void): void {
  const tell = useEffectEvent(() => {
    const target = document.getElementById(location.hash.slice(1))
    if (target) onTarget(target)
  })
  useEffect(() => {
    let { hash, href } = location
    const onChange = () => {
      // Another search part with the same fragment is no wish to go there again.
      const follows = location.hash !== hash || location.href === href
      ;({ hash, href } = location)
      if (follows) tell()
    }
    tell()
    const source = 'navigation' in window ? window.navigation : null
    window.addEventListener('hashchange', onChange)
    source?.addEventListener('currententrychange', onChange)
    return () => {
      window.removeEventListener('hashchange', onChange)
      source?.removeEventListener('currententrychange', onChange)
    }
  }, [])
}
