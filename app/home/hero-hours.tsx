import { useEffect } from 'react'
import { followHours } from './pass-hours.ts'

/** Animates the hero between noon and night when the theme changes. Renders nothing itself. */
export function HeroHours() {
  // Listens to the document, because the theme button is in another area.
  useEffect(() => {
    const hero = document.querySelector<HTMLElement>('.hero')
    return hero ? followHours(hero) : undefined
  }, [])
  return null
}
