/**
 * Scrolls a row of chips until the one that a key focuses is all in sight; a browser leaves it half outside. A tapped one
 * stays below the finger.
 * @returns stops it
 */
export function scrollToFocusedChips(): () => void {
  const controller = new AbortController()
  const scroll = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('.chip:focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  document.addEventListener('focusin', scroll, { signal: controller.signal })
  return () => controller.abort()
}
