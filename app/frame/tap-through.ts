const MOST_FRAMES = 10

/**
 * A tap while one page changes into another ends the change and reaches what it hit: the browser gives it to nothing.
 * @returns stops it
 */
export function letTapsThrough(): () => void {
  const end = new AbortController()

  function onClick({ target, clientX, clientY }: MouseEvent) {
    if (target !== document.documentElement) return
    const changing = document.getAnimations().filter(isOfPageChange)
    for (const animation of changing) animation.finish()
    if (changing.length > 0) clickAt(clientX, clientY)
  }

  document.addEventListener('click', onClick, { signal: end.signal })
  return () => end.abort()
}

function isOfPageChange({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && /^::view-transition/.test(effect.pseudoElement ?? '')
}

/** The browser takes the old page away in one of the next frames. */
function clickAt(x: number, y: number, frames = MOST_FRAMES): void {
  const hit = document.elementFromPoint(x, y)
  // A button's icon is no HTML element and has no `click()`.
  if (hit && hit !== document.documentElement)
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  else if (frames > 0) requestAnimationFrame(() => clickAt(x, y, frames - 1))
}
