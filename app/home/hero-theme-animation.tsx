import { useEffect } from 'react'
import { animateOnThemeChange } from './animate-on-theme-change.ts'

/** Animates the hero between noon and night when the theme changes. Renders nothing itself. */
export function HeroThemeAnimation() {
  // Listens to the document, because the theme button is in another area.
  useEffect(() => {
    const hero = document.querySelector<HTMLElement>('.hero')
    return hero ? animateOnThemeChange(hero) : undefined
  }, [])
  return null
}
