import { listPageTransitions } from '#app/browser/list-page-transitions.ts'

const MAX_FRAMES = 10

/**
 * A tap during a view transition ends the transition and clicks the element under it: the browser sends it to the root.
 * @returns a function that stops it
 */
export function letTapsThrough(): () => void {
  const end = new AbortController()

  function onClick({ target, clientX, clientY }: MouseEvent) {
    if (target !== document.documentElement) return
    const changing = listPageTransitions()
    for (const animation of changing) animation.finish()
    if (changing.length > 0) clickAt(clientX, clientY)
  }

  document.addEventListener('click', onClick, { signal: end.signal })
  return () => end.abort()
}

/** Tries again each frame, because the browser removes the old page's snapshot some frames later. */
function clickAt(x: number, y: number, frames = MAX_FRAMES): void {
  const hit = document.elementFromPoint(x, y)
  // A button's icon is an SVG element and has no `click()`.
  if (hit && hit !== document.documentElement)
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  else if (frames > 0) requestAnimationFrame(() => clickAt(x, y, frames - 1))
}
