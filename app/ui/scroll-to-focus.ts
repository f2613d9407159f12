import type { FocusEvent } from 'react'

/**
 * Scrolls a row of chips until the one that a key focused is all in sight; a browser leaves it half outside. A tapped
 * one stays below the finger.
 */
export function scrollToFocus({ target }: FocusEvent<Element>): void {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
