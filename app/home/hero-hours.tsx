import { useEffect } from 'react'
import { followHours } from './pass-hours.ts'

/** Between noon and night the hero's sun or moon sets, the other rises, and windows are lit. Nothing to see before. */
export function HeroHours() {
  // Listens to the document, whose theme button is not of this area.
  useEffect(() => {
    const hero = document.querySelector<HTMLElement>('.hero')
    return hero ? followHours(hero) : undefined
  }, [])
  return null
}
